"""The data of the page, independent of the browser: games, settings, backups, daily deals, dates."""

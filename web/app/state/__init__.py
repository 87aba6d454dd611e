"""What the page keeps in mind, without a browser: the games on the table, settings, backups, dates."""

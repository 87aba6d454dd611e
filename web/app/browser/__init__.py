"""The page in the browser: the only modules that know the document."""

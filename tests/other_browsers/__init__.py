"""The built page in Firefox and in WebKit: the same tests in both, at the size of a phone and of a desk."""

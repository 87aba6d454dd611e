"""Check the built page in Firefox and in WebKit: the same tests in both, on a phone and at a desk."""

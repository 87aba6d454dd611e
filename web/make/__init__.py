"""Makes the static site in dist/ from the sources; used by build.py only."""

"""Advice for Bridge Solitaire from the cards seen, and the study of a finished deal with all cards known."""

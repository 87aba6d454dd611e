"""The board in the document: drawing and moving cards, pointer gestures, focus, calls."""

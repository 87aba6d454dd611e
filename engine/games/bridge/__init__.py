"""What Bridge Solitaire is made of; its rules are told and kept in `engine/games/bridge.py`."""

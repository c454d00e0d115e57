"""Compiled work over any game's rules. Needs the extra `fast`; nothing interactive waits for it."""

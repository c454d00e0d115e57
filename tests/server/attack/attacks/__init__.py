"""One attack a module."""

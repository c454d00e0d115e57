"""A kernel that is compiled within a second."""

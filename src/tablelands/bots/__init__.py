"""Bots: players that are programs. A bot gets only what its seat may see."""

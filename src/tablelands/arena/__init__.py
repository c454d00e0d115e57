"""Bot against bot: who is better, by how much, and how sure that is. docs/bots.md shows it at work."""

"""Who watches what, and what they are told: sockets and streams."""

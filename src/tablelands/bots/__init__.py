"""Who plays when nobody sits there. A bot is handed only what its seat may see."""

"""Several processes of a server: what they tell each other."""

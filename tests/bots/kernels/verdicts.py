"""What a move does at once."""

WINS, LOSES, NEITHER = range(3)

"""A toy for searches: who takes the last pebble of a heap wins. One may take one, two or three; in a windy game a gust
may then blow one more away."""

"""Where the weights of the judgement stand in their list, those of the second phase COUNT further on; `..learnt` reads
what they are."""

NAMES = ("far", "near", "options", "tempo", "later", "mover")
COUNT = len(NAMES)
FAR, NEAR, OPTIONS, TEMPO, LATER, MOVER = range(COUNT)

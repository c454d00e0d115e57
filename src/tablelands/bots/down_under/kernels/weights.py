"""Where the weights of the judgement stand in their list; `..learnt` reads what they are."""

NAMES = (
    "scale", "end", "second", "way", "room", "wide_room", "stopped", "other", "dingo",
    "away", "joined", "off", "left", "capped",
)  # fmt: skip
SCALE, END, SECOND, WAY, ROOM, WIDE_ROOM, STOPPED, OTHER, DINGO, AWAY, JOINED, OFF, LEFT, CAPPED = range(len(NAMES))

"""For terminals without UTF-8: boards in ASCII, character for character, and words without accents."""

import unicodedata

LINES = {
    "─╌═╴╶": "-.=--",
    "│╎║╵╷┊": "|:#',:",
    "╭╯╰╮": "//\\\\",
    "╔╗╚╝": "####",
    "┌┐└┘┬┴├┤┼": "+++++++++",
}
SIGNS = {"·•◆▶◀▲▼≈░╳": ".o@><^v~:x", "’‘“”«»–—": '\'\'""""--', "\u00a0\u202f": "  "}
WORDS = {"…": "...", "ß": "ss", "ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "œ": "oe", "Œ": "Oe"}
BRAILLE = 0x2800
SHADES = " ...::::#"
"""For a braille character with so many dots."""

TABLE: dict[int, str] = {ord(one): other for one, other in WORDS.items()}
for _ones, _others in (LINES | SIGNS).items():
    TABLE |= {ord(one): other for one, other in zip(_ones, _others, strict=True)}
TABLE |= {BRAILLE + bits: SHADES[bits.bit_count()] for bits in range(256)}


def plain(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.translate(TABLE))
    letters = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return letters.encode("ascii", "replace").decode("ascii")


def can_show(encoding: str) -> bool:
    """Whether a terminal that speaks so has what our boards are drawn with."""
    try:
        "╭═▶⠿".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

"""Boards and words in ASCII for terminals without UTF-8. A board keeps its shape, character for character."""

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
"""What replaces a braille character, by its number of dots."""

TABLE: dict[int, str] = {ord(one): other for one, other in WORDS.items()}
for _ones, _others in (LINES | SIGNS).items():
    TABLE |= {ord(one): other for one, other in zip(_ones, _others, strict=True)}
TABLE |= {BRAILLE + bits: SHADES[bits.bit_count()] for bits in range(256)}


def to_ascii(text: str) -> str:
    apart = unicodedata.normalize("NFKD", text.translate(TABLE))
    letters = "".join(letter for letter in apart if not unicodedata.combining(letter))
    return letters.encode("ascii", "replace").decode("ascii")


def can_show_boards(encoding: str) -> bool:
    """Whether an encoding has the characters of our boards."""
    try:
        "╭═▶⠿".encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True

"""Why a game is over, and how the points came about."""

from tablelands.core.text import Text, give_ids

FIRST_FULL = Text(
    "A landscape is full and the round is complete (OB-12).",
    "Eine Landschaft ist voll, und die Runde ist zu Ende (OB-12).",
    "Un paysage est complet et le tour de table est achevé (OB-12).",
)
ALL_FULL = Text(
    "All landscapes are full (OB-12).",
    "Alle Landschaften sind voll (OB-12).",
    "Tous les paysages sont complets (OB-12).",
)
TOTAL = Text("Player {player}: {points}", "Spieler {player}: {points}", "Joueur {player} : {points}")
UPPER = Text("  upper part: {markers}", "  oberer Teil: {markers}", "  partie haute : {markers}")
REARMOST = Text(
    "  three rearmost of the others: {markers}",
    "  die drei hintersten der anderen: {markers}",
    "  les trois plus en arrière des autres : {markers}",
)
NOT_COUNTED = Text("  not counted: {markers}", "  zählt nicht: {markers}", "  ne compte pas : {markers}")
LOST = Text(
    "  lost spaces: {count}, {cost} ({rule})",
    "  verlorene Felder: {count}, {cost} ({rule})",
    "  cases perdues : {count}, {cost} ({rule})",
)
BONUS_POINTS = Text("  bonus tiles: {tiles}", "  Bonusplättchen: {tiles}", "  tuiles bonus : {tiles}")
BONUS_COUNT = Text(
    "  bonus tiles, for ties only: {tiles}",
    "  Bonusplättchen, nur für Gleichstand: {tiles}",
    "  tuiles bonus, pour départager seulement : {tiles}",
)
TIE_DECIDED = Text(
    "{players} have {points} each; the most bonus tiles decide (OB-14).",
    "{players} haben je {points}; die meisten Bonusplättchen entscheiden (OB-14).",
    "{players} ont chacun {points} ; le plus grand nombre de tuiles bonus décide (OB-14).",
)
TIE_SHARED = Text(
    "{players} have {points} and {tiles} each: they share the win (OB-14).",
    "{players} haben je {points} und {tiles}: Sie teilen sich den Sieg (OB-14).",
    "{players} ont chacun {points} et {tiles} : ils se partagent la victoire (OB-14).",
)

give_ids("outback.ending", globals())

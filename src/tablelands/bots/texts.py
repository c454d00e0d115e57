"""What people read about bots."""

from tablelands.core.text import Text, give_ids

RANDOM = Text("Drifter", "Streuner", "Vagabond")
RANDOM_ABOUT = Text(
    "Plays any move the rules allow, without a thought.",
    "Spielt irgendeinen erlaubten Zug, ohne nachzudenken.",
    "Joue n’importe quel coup permis, sans réfléchir.",
)
GREEDY = Text("Grabber", "Raffzahn", "Gourmand")
GREEDY_ABOUT = Text(
    "Takes what looks best right now and never looks further.",
    "Nimmt, was im Augenblick am besten aussieht, und schaut nie weiter.",
    "Prend ce qui paraît le mieux sur le moment et ne regarde jamais plus loin.",
)

# Outback

EXACT = Text("Ranger", "Ranger", "Garde forestier")
EXACT_ABOUT = Text(
    "Reckons every turn out to the last die.",
    "Rechnet jeden Zug bis zum letzten Würfel aus.",
    "Calcule chaque tour jusqu’au dernier dé.",
)

# Downhill

EASY = Text("Novice", "Anfänger", "Débutant")
EASY_ABOUT = Text(
    "Draws bold lines and often misjudges them.",
    "Zeichnet kühne Linien und verschätzt sich oft.",
    "Trace des lignes hardies et se trompe souvent.",
)
MEDIUM = Text("Club skier", "Vereinsfahrer", "Skieur de club")
MEDIUM_ABOUT = Text(
    "Has a fair eye for distance; long lines still go wrong.",
    "Hat ein gutes Augenmaß; lange Linien gehen noch daneben.",
    "A le coup d’œil ; les longues lignes lui échappent encore.",
)
HARD = Text("Racer", "Rennfahrer", "Coureur")
HARD_ABOUT = Text(
    "Sees nearly all there is and rarely crashes.",
    "Sieht fast alles und stürzt selten.",
    "Voit presque tout et tombe rarement.",
)
FLAWLESS = Text("Eagle eye", "Adlerauge", "Œil d’aigle")
FLAWLESS_ABOUT = Text(
    "Sees everything as it is; no person does.",
    "Sieht alles genau so, wie es ist; kein Mensch kann das.",
    "Voit tout exactement ; aucun humain n’en est capable.",
)

give_ids("bots", globals())

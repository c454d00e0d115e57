"""How to read the diagram and write a move."""

from tablelands.core.text import Text, give_ids

HOW_TO_READ = Text(
    "emu, kan (kangaroo), koa (koala), pla (platypus), mon (monitor), * (joker); ### is a lost space. The number on "
    "the left of a row says how many matching dice it needs. ▶ stands by whoever is to move, ◆ by whoever started. "
    "The free hexes of whoever is to move show their names. Below, each marker on its track: -3, 1 to 9, then U1 to "
    "U12 on the upper part; in Basic, +1 to +5 is the bonus tile of this animal.\n"
    "  keep koa koa *   keeps two koalas and a joker, and rolls the other dice\n"
    "  keep -           rolls all dice again\n"
    "  koa*@4c          takes a koala with one joker, and lays it on hex 4c\n"
    "  done             ends the turn\n"
    "  block@4c         gives hex 4c up",
    "emu (Emu), kan (Känguru), koa (Koala), pla (Schnabeltier), mon (Waran), * (Joker); ### ist ein verlorenes Feld. "
    "Die Zahl links von einer Reihe sagt, wie viele gleiche Würfel sie verlangt. ▶ steht bei dem, der am Zug ist, ◆ "
    "bei dem, der begonnen hat. Die freien Felder dessen, der am Zug ist, zeigen ihre Namen. Darunter steht jeder "
    "Marker auf seiner Leiste: -3, 1 bis 9, dann U1 bis U12 auf dem oberen Teil; im Grundspiel ist +1 bis +5 das "
    "Bonusplättchen dieses Tiers.\n"
    "  keep koa koa *   behält zwei Koalas und einen Joker, wirft die anderen neu\n"
    "  keep -           wirft alle Würfel neu\n"
    "  koa*@4c          nimmt einen Koala mit einem Joker und legt ihn auf Feld 4c\n"
    "  done             beendet den Zug\n"
    "  block@4c         gibt das Feld 4c auf",
    "emu (émeu), kan (kangourou), koa (koala), pla (ornithorynque), mon (varan), * (joker) ; ### est une case perdue. "
    "Le nombre à gauche d’une rangée dit combien de dés identiques il lui faut. ▶ : joueur dont c’est le tour ; ◆ : "
    "joueur qui a commencé. Les cases libres du joueur dont c’est le tour montrent leur nom. Dessous, chaque marqueur "
    "sur sa piste : -3, de 1 à 9, puis U1 à U12 sur la partie haute ; dans le jeu de base, +1 à +5 est la tuile bonus "
    "de cet animal.\n"
    "  keep koa koa *   garde deux koalas et un joker, et relance les autres dés\n"
    "  keep -           relance tous les dés\n"
    "  koa*@4c          prend un koala avec un joker et le pose sur la case 4c\n"
    "  done             finit le tour\n"
    "  block@4c         abandonne la case 4c",
)

give_ids("outback.reading", globals())

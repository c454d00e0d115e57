"""What a guest is called who has not said: an animal of the outback, and something about it."""

import secrets

from tablelands.core.text import Language, Text, give_ids

ANIMALS = (
    Text("Wombat", "Wombat", "Wombat"),
    Text("Echidna", "Ameisenigel", "Échidné"),
    Text("Quokka", "Quokka", "Quokka"),
    Text("Dingo", "Dingo", "Dingo"),
    Text("Emu", "Emu", "Émeu"),
    Text("Cockatoo", "Kakadu", "Cacatoès"),
    Text("Kookaburra", "Kookaburra", "Kookaburra"),
    Text("Platypus", "Schnabeltier", "Ornithorynque"),
    Text("Wallaby", "Wallaby", "Wallaby"),
    Text("Bilby", "Bilby", "Bilby"),
    Text("Numbat", "Numbat", "Numbat"),
    Text("Galah", "Rosakakadu", "Galah"),
    Text("Koala", "Koala", "Koala"),
    Text("Possum", "Possum", "Possum"),
    Text("Bandicoot", "Nasenbeutler", "Bandicoot"),
    Text("Goanna", "Waran", "Varan"),
    Text("Gecko", "Gecko", "Gecko"),
    Text("Budgie", "Wellensittich", "Perruche"),
    Text("Pelican", "Pelikan", "Pélican"),
    Text("Magpie", "Elster", "Pie"),
    Text("Lyrebird", "Leierschwanz", "Oiseau-lyre"),
    Text("Cassowary", "Kasuar", "Casoar"),
    Text("Quoll", "Beutelmarder", "Chat marsupial"),
    Text("Kangaroo", "Känguru", "Kangourou"),
    Text("Skink", "Skink", "Scinque"),
    Text("Black swan", "Schwarzschwan", "Cygne noir"),
    Text("Tree frog", "Laubfrosch", "Rainette"),
    Text("Bowerbird", "Laubenvogel", "Oiseau jardinier"),
    Text("Flying fox", "Flughund", "Roussette"),
    Text("Camel", "Kamel", "Chameau"),
)
TRAITS = (
    Text("with a hat", "mit Hut", "au chapeau"),
    Text("with a map", "mit Landkarte", "avec une carte"),
    Text("with a lantern", "mit Laterne", "à la lanterne"),
    Text("with a kettle", "mit Teekessel", "à la bouilloire"),
    Text("in red boots", "in roten Stiefeln", "aux bottes rouges"),
    Text("with a scarf", "mit Schal", "à l’écharpe"),
    Text("with a compass", "mit Kompass", "à la boussole"),
    Text("with a fiddle", "mit Geige", "au violon"),
    Text("with a drum", "mit Trommel", "au tambour"),
    Text("with a plan", "mit Plan", "avec un plan"),
    Text("with time to spare", "mit viel Zeit", "qui a le temps"),
    Text("with sharp ears", "mit feinen Ohren", "à l’oreille fine"),
    Text("without a watch", "ohne Uhr", "sans montre"),
    Text("in a good mood", "mit guter Laune", "de bonne humeur"),
    Text("in the shade", "im Schatten", "à l’ombre"),
    Text("in the rain", "im Regen", "sous la pluie"),
    Text("in the wind", "im Wind", "dans le vent"),
    Text("in the grass", "im Gras", "dans l’herbe"),
    Text("in the moonlight", "im Mondschein", "au clair de lune"),
    Text("on the hill", "auf dem Hügel", "sur la colline"),
    Text("on the dune", "auf der Düne", "sur la dune"),
    Text("on the road", "unterwegs", "en chemin"),
    Text("on holiday", "im Urlaub", "en vacances"),
    Text("by the creek", "am Bach", "près du ruisseau"),
    Text("by the fire", "am Feuer", "près du feu"),
    Text("by the fence", "am Zaun", "près de la clôture"),
    Text("by the billabong", "am Billabong", "près du billabong"),
    Text("under the stars", "unter den Sternen", "sous les étoiles"),
    Text("at dawn", "im Morgenrot", "à l’aube"),
    Text("at noon", "am Mittag", "à midi"),
)
NAME = Text("{animal} {trait}", "{animal} {trait}", "{animal} {trait}")

give_ids("server.names", globals())


def guest_name(language: Language) -> str:
    return NAME.fill(animal=secrets.choice(ANIMALS), trait=secrets.choice(TRAITS)).say(language)

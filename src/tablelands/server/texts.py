"""Why the server refuses something."""

from tablelands.core.text import Text, give_ids

NOBODY = Text(
    "say who you are first: make a person with POST /api/people, or log in",
    "Sag zuerst, wer du bist: Lege mit POST /api/people jemanden an oder melde dich an",
    "dites d’abord qui vous êtes\u00a0: créez une personne avec POST /api/people, ou connectez-vous",
)
BAD_TOKEN = Text("this token is not known", "Dieses Token ist nicht bekannt", "ce jeton n’est pas connu")
WRONG_LOGIN = Text(
    "the login or the password is wrong",
    "Anmeldename oder Passwort ist falsch",
    "l’identifiant ou le mot de passe est faux",
)
LOGIN_TAKEN = Text(
    "this login is taken; choose another",
    "Dieser Anmeldename ist vergeben; wähle einen anderen",
    "cet identifiant est pris\u00a0; choisissez-en un autre",
)
ACCOUNT_ALREADY = Text("you have an account already", "Du hast schon ein Konto", "vous avez déjà un compte")
BAD_ORIGIN = Text(
    "this page may not speak for you here: its Origin is not ours",
    "Diese Seite darf hier nicht für dich sprechen: Ihr Origin ist nicht unserer",
    "cette page ne peut pas parler pour vous ici\u00a0: son Origin n’est pas le nôtre",
)
NO_HTTP = Text(
    "this cannot be read as a request of HTTP/1.1",
    "Das lässt sich nicht als Anfrage in HTTP/1.1 lesen",
    "cela ne se lit pas comme une requête HTTP/1.1",
)
BAD_HANDSHAKE = Text(
    "this is no handshake of a WebSocket of version 13 (RFC 6455)",
    "Das ist kein Handshake eines WebSockets der Version 13 (RFC 6455)",
    "ce n’est pas une poignée de main de WebSocket de version 13 (RFC 6455)",
)
NO_SUCH_TABLE = Text(
    "there is no such table, or you do not have its key",
    "Diesen Tisch gibt es nicht; oder dir fehlt sein Schlüssel",
    "cette table n’existe pas, ou vous n’avez pas sa clé",
)
NO_SUCH_PATH = Text("there is nothing at {path}", "Unter {path} gibt es nichts", "il n’y a rien à {path}")
NO_SUCH_MOMENT = Text(
    "this table's log has {count} entries",
    "Das Protokoll dieses Tischs hat {count} Einträge",
    "le journal de cette table a {count} entrées",
)
NOT_BEGUN = Text(
    "this table has not begun yet", "Dieser Tisch hat noch nicht begonnen", "cette table n’a pas encore commencé"
)
WRONG_METHOD = Text(
    "{method} does not work here; try {allowed}",
    "{method} geht hier nicht; versuche {allowed}",
    "{method} ne marche pas ici\u00a0; essayez {allowed}",
)
NOT_YOUR_SEAT = Text("this seat is not yours", "Dieser Platz ist nicht deiner", "cette place n’est pas la vôtre")
NO_SEAT_HERE = Text(
    "you do not sit at this table", "Du sitzt nicht an diesem Tisch", "vous n’êtes pas assis à cette table"
)
SEAT_TAKEN = Text("this seat is taken", "Dieser Platz ist besetzt", "cette place est prise")
NO_SEAT_FREE = Text(
    "no seat is free at this table", "An diesem Tisch ist kein Platz frei", "aucune place n’est libre à cette table"
)
BEGUN = Text(
    "the table has begun; a seat is kept until the end",
    "Der Tisch hat begonnen; ein Platz bleibt bis zum Ende besetzt",
    "la table a commencé\u00a0; une place est gardée jusqu’à la fin",
)
NOT_OPEN_YET = Text(
    "the table waits for somebody to sit down",
    "Der Tisch wartet noch auf jemanden",
    "la table attend encore quelqu’un",
)
NOT_OVER = Text("the game is not over yet", "Die Partie ist noch nicht zu Ende", "la partie n’est pas encore finie")
NO_OFFER = Text(
    "nobody has asked to take back a move",
    "Niemand hat gebeten, einen Zug zurückzunehmen",
    "personne n’a demandé à reprendre un coup",
)
OWN_OFFER = Text(
    "somebody else has to answer this", "Das muss jemand anders beantworten", "c’est à quelqu’un d’autre de répondre"
)
OFFER_STANDS = Text(
    "another take-back is being asked for; answer that one first",
    "Es wird schon um eine andere Rücknahme gebeten; beantworte erst diese",
    "une autre reprise est déjà demandée\u00a0; répondez d’abord à celle-là",
)
REFUSED_BEFORE = Text(
    "this was refused; ask again after your next move",
    "Das wurde abgelehnt; frag nach deinem nächsten Zug noch einmal",
    "cela a été refusé\u00a0; redemandez après votre prochain coup",
)
NO_HINT_HERE = Text(
    "hints are given only where no other person sits",
    "Tipps gibt es nur, wo sonst niemand sitzt",
    "il n’y a de conseils qu’aux tables où personne d’autre n’est assis",
)
TOO_LARGE = Text("this is larger than {most} bytes", "Das ist größer als {most} Bytes", "cela dépasse {most} octets")
TOO_SLOW = Text(
    "the request took too long to arrive",
    "Die Anfrage kam zu langsam an",
    "la requête a mis trop de temps à arriver",
)
TOO_MANY = Text(
    "too many of these at once; wait {seconds} s",
    "Zu viele davon auf einmal; warte {seconds}\u00a0s",
    "trop de demandes à la fois\u00a0; attendez {seconds}\u00a0s",
)
STORE_AWAY = Text(
    "the store does not answer; try again in a moment",
    "Der Speicher antwortet nicht; versuch es gleich noch einmal",
    "le serveur n’accède pas à ses données\u00a0; réessayez dans un instant",
)
UNKNOWN_LANGUAGE = Text(
    "'lang' must be one of {known}",
    "„lang“ muss eines davon sein: {known}",
    "«\u00a0lang\u00a0» doit valoir l’un de ceux-ci\u00a0: {known}",
)
BAD_LENGTH = Text(
    "'{name}' must have {low} to {high} characters",
    "„{name}“ muss {low} bis {high} Zeichen haben",
    "«\u00a0{name}\u00a0» doit avoir de {low} à {high} caractères",
)
CONTROL_CHARACTERS = Text(
    "'{name}' must not have control characters",
    "„{name}“ darf keine Steuerzeichen enthalten",
    "«\u00a0{name}\u00a0» ne doit pas contenir de caractères de contrôle",
)
TOO_DEEP = Text(
    "JSON may be nested {most} levels deep at most",
    "JSON darf höchstens {most} Ebenen tief sein",
    "le JSON peut avoir au plus {most} niveaux",
)
NO_JSON = Text("this is not JSON", "Das ist kein JSON", "ce n’est pas du JSON")
NOT_BOTH = Text(
    "'{one}' and '{other}' do not go together",
    "„{one}“ und „{other}“ gehen nicht zusammen",
    "«\u00a0{one}\u00a0» et «\u00a0{other}\u00a0» ne vont pas ensemble",
)
TOO_FEW_EVENTS = Text(
    "there are only {count} to go on from",
    "Es sind nur {count}, ab denen man weiterspielen kann",
    "il n’y en a que {count} à partir desquels continuer",
)
SEATS_OF_ORIGIN = Text(
    "the game to go on from has {count} seats",
    "Die Partie, von der es weitergeht, hat {count} Plätze",
    "la partie à poursuivre a {count} places",
)
ONE_ORIGIN = Text(
    "'from' must have exactly one of 'table', 'record' and 'position'",
    "„from“ muss genau eines davon haben: „table“, „record“ oder „position“",
    "«\u00a0from\u00a0» doit avoir un seul de ces champs\u00a0: «\u00a0table\u00a0», «\u00a0record\u00a0» ou "
    "«\u00a0position\u00a0»",
)
BAD_SEAT = Text(
    "'as' must be the number of a seat, or none",
    "„as“ muss die Nummer eines Platzes sein oder none",
    "«\u00a0as\u00a0» doit être le numéro d’une place, ou none",
)
UNFINISHED = Text(
    "you have {most} tables that are not over; finish some first",
    "Du hast {most} Tische, die noch nicht zu Ende sind; spiel erst einige fertig",
    "vous avez {most} tables inachevées\u00a0; terminez-en d’abord quelques-unes",
)
BAD_CURSOR = Text(
    "'cursor' must be one that a list gave",
    "„cursor“ muss einer sein, den eine Liste gab",
    "«\u00a0cursor\u00a0» doit être celui qu’une liste a donné",
)
ENDED_BY_RECORD = Text("the record ends here", "Hier endet die Aufzeichnung", "l’enregistrement s’arrête ici")
NO_REVIEW = Text(
    "this game could not be looked back at; try again in a moment",
    "Auf diese Partie ließ sich nicht zurückblicken; versuch es gleich noch einmal",
    "impossible de revenir sur cette partie\u00a0; réessayez dans un instant",
)
HINT = Text("Hint: {words}", "Tipp: {words}", "Conseil : {words}")
GONE_NAME = Text("somebody who has left", "jemand Unbekanntes", "quelqu’un qui est parti")
ONLY_SOCKETS = Text(
    "this is a door for WebSockets; ask for an upgrade",
    "Das ist eine Tür für WebSockets; bitte um ein Upgrade",
    "cette porte est réservée aux WebSockets\u00a0; demandez un passage en WebSocket (Upgrade)",
)

give_ids("server", globals())

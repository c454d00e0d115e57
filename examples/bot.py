"""A bot that plays over the network, for you to make better: python examples/bot.py http://127.0.0.1:8000/ [LINK]

It sits down at the table of the link, or makes one against a bot of the server, and plays it to the end."""

import json
import os
import random
import sys
import time
import uuid
from urllib.parse import parse_qs, urlsplit
from urllib.request import Request, urlopen

from websockets.sync.client import connect

SERVER = sys.argv[1].rstrip("/")
GAME = os.environ.get("GAME", "sturts-stony-desert")
HEADERS = {}


def call(path, body):
    with urlopen(Request(SERVER + path, json.dumps(body).encode(), HEADERS)) as answer:
        return json.load(answer)


def choose(scene):
    """Make this better: `view` is what there is to see, `outlook` what each move would do."""
    return random.choice(scene["legal"])


def play(socket, table, key):
    socket.send(json.dumps({"do": "watch", "table": table, **key}))
    for message in map(json.loads, socket):
        if message["on"] == "scene":
            scene = message
        elif message["on"] == "step":  # only what has changed
            scene |= message | {"view": (scene["view"] or {}) | (message["view"] or {})}
        elif message["on"] == "refused" and message["error"]["kind"] == "too-many":
            time.sleep(message["retry_after"])
        elif message["on"] != "refused" or message["error"]["kind"] in ("stale", "not-your-turn"):
            continue  # the step that says why is on its way
        else:
            sys.exit(message["error"]["text"])
        if scene["state"] == "over":
            return scene["ending"]
        if scene["legal"]:
            move = {"seat": scene["as"], "move": choose(scene), "version": scene["version"]}
            socket.send(json.dumps({"do": "play", "table": table, "key": str(uuid.uuid4())} | move))
    raise SystemExit("the server has hung up")


token = os.environ.get("TOKEN") or call("/api/people", {"name": "Example bot"})["token"]
HEADERS["Authorization"] = f"Bearer {token}"
wanted = {"game": GAME, "seats": [{"sit": "me"}, {"sit": "bot", "bot": "random"}]}
link = urlsplit(sys.argv[2] if len(sys.argv) > 2 else call("/api/tables", wanted)["link"])
table, key = link.path.split("/")[-1], {name: values[0] for name, values in parse_qs(link.query).items()}
call(f"/api/tables/{table}/join", key)
with connect(f"ws{SERVER[4:]}/api/live", additional_headers=HEADERS) as live:
    print(json.dumps(play(live, table, key), indent=2))

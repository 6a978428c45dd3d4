#!/usr/bin/env python3
"""Plays one game against a bot over the API and prints the standings.

Usage: python3 docs/example_bot.py [http://127.0.0.1:7878] [SEED]
It needs a running server (`nunatak serve`) and nothing but Python 3.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request

server = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:7878"
seed = int(sys.argv[2]) if len(sys.argv) > 2 else None
token = None


def call(method, path, body=None):
    """Calls the API and returns its answer. A move that came too late returns None."""
    request = urllib.request.Request(f"{server}/api/v1{path}", method=method)
    if body is not None:
        request.data = json.dumps(body).encode()
        request.add_header("Content-Type", "application/json")
    if token:
        request.add_header("Authorization", f"Bearer {token}")
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        problem = json.load(error)["error"]
        if problem["code"] == "stale":
            return None
        if problem["code"] == "too_many":
            time.sleep(1)
            return None
        sys.exit(f"{method} {path}: {problem['message']}")


token = call("POST", "/players", {"name": "Example bot"})["token"]
game = call("GET", "/games")[0]
wish = {"game": game["id"], "seats": ["me", "bot:greedy"], "pace": 0}
table = f"/tables/{call('POST', '/tables', wish)['id']}"
choice, moves = random.Random(seed), 0

# The stream tells at once how the table stands, and then every change of it.
stream = urllib.request.Request(f"{server}/api/v1{table}/events")
stream.add_header("Authorization", f"Bearer {token}")
for line in urllib.request.urlopen(stream):
    if not line.startswith(b"data: "):
        continue
    state = json.loads(line[len(b"data: "):])
    if state["status"] != "playing":
        break
    options = call("GET", f"{table}/actions")
    if options and options["actions"]:
        action = choice.choice(options["actions"])["action"]
        move = {"revision": options["revision"], "action": action}
        moves += call("POST", f"{table}/act", move) is not None

print(f"{game['title']}: {moves} moves")
for score in sorted(call("GET", f"{table}/standings")["scores"], key=lambda score: score["rank"]):
    print(f"{score['rank']}. {score['name']}: {score['total']}")

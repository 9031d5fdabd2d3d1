"""Plays the detectives of London: python3 detectives.py ./intrigue [GAMES [LEVEL OF MR X]]"""
import collections
import json
import subprocess
import sys


class Wire:
    def __init__(self, *command):
        self.pipe = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)

    def ask(self, line):
        print(line, file=self.pipe.stdin, flush=True)
        answer = []
        for said in self.pipe.stdout:
            word, _, rest = said.strip().partition(" ")
            if word == "ok":
                return answer
            if word == "error":
                raise ValueError(f"{line}: {rest}")
            answer.append(rest)
        raise EOFError(line)


def rides_between(board):
    """How many rides each station is from each other one, tickets left aside."""
    beside = collections.defaultdict(set)
    for a, b in board["lines"]["taxi"] + board["lines"]["bus"] + board["lines"]["underground"]:
        beside[a].add(b)
        beside[b].add(a)
    far = {}
    for start in beside:
        far[start], queue = {start: 0}, collections.deque([start])
        while queue:
            at = queue.popleft()
            for to in beside[at] - far[start].keys():
                far[start][to] = far[start][at] + 1
                queue.append(to)
    return far


def decide(wire, seat, far):
    """The ride that brings the pawns nearest to all places where Mr X may be."""
    state = json.loads(wire.ask(f"state {seat}")[0])
    pawns = {p["pawn"]: p["at"]["rb"] for p in state["pawns"]}
    places = [p["rb"] for p in state["possible"]]

    def left(move):
        _, pawn, to = move.split()
        now = {**pawns, pawn: int(to)}
        return sum(min(far[at][place] for at in now.values()) + far[int(to)][place] / 10 for place in places)

    moves = [c.split(" | ")[0] for c in wire.ask(f"choices {seat}")]
    return moves[0] if len(moves) == 1 else min(moves, key=left)


def play(wire, deal, level):
    wire.ask(f"new seats 3 deal {deal} option numbers rb")
    far = rides_between(json.loads(wire.ask("board")[0]))
    while (acting := wire.ask("acting")[0]) != "nobody":
        if acting == "luck":
            wire.ask("roll")
        elif acting == "0":
            wire.ask("play 0 " + wire.ask(f"go 0 {level}")[0])
        else:
            wire.ask(f"play {acting} {decide(wire, acting, far)}")
    return wire.ask("outcome")[0].removeprefix("ending ")


wire = Wire(sys.argv[1], "-wire", "london")
games = int(sys.argv[2]) if len(sys.argv) > 2 else 10
endings = collections.Counter(play(wire, deal, sys.argv[3] if len(sys.argv) > 3 else "easy") for deal in range(1, games + 1))
print(*(f"{ending} {n}" for ending, n in sorted(endings.items())), sep="\n")

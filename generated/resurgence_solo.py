"""Resurgence, solo: its handlers, written by the compiler from the rules. Change the rules, not this."""

from __future__ import annotations

from rulewright.runtime import Game, Next, Pack, Vars, verbs

pack = Pack("resurgence-solo")
pack.kind("difficulty")
pack.kind("board-side")
pack.kind("mutant-leadership-card", "card")
pack.kind("mutant-action")
pack.slot("counter", "mutant-vp", low=0)
pack.slot("counter", "mutant-spaces", "access", low=0, high=10, starts=5)
pack.slot("flag", "mutants-have-won")
pack.slot("pile", "side-lots", holds="board-side", seen_by="nobody", tags=("stack",))
pack.slot("marker", "side-up", holds="board-side")
pack.slot("pile", "nuclear-box", holds="mutant-leadership-card", seen_by="nobody", tags=("stack",))
pack.slot("pile", "plain-box", holds="mutant-leadership-card", seen_by="nobody", tags=("stack",))
pack.slot("pile", "mutant-leadership-deck", holds="mutant-leadership-card", seen_by="nobody", tags=("stack",))
pack.slot("pile", "mutant-leadership-shown", holds="mutant-leadership-card")
pack.slot("pile", "mutant-leadership-discard", holds="mutant-leadership-card")
pack.slot("flag", "lost", "room", "player")
pack.element("mutant-village", "difficulty", "Mutant Village")
pack.element("mutant-town", "difficulty", "Mutant Town", {"head-start": 10})
pack.element("mutant-stronghold", "difficulty", "Mutant Stronghold", {"head-start": 20})
pack.element("side-a", "board-side", "Side A")
pack.element("side-b", "board-side", "Side B")
pack.element("arbat-a", "mutant-action", "Arbat, side A", {"district": "arbat", "board-side": "side-a"})
pack.element(
    "revolution-a",
    "mutant-action",
    "Revolution Square, side A",
    {"district": "revolution", "board-side": "side-a"},
)
pack.element(
    "barbarian-a",
    "mutant-action",
    "Barbarian Gate, side A",
    {"district": "barbarian", "board-side": "side-a"},
)
pack.element("hope-a", "mutant-action", "Hope Island, side A", {"district": "hope", "board-side": "side-a"})
pack.element("kremlin-a", "mutant-action", "Kremlin, side A", {"district": "kremlin", "board-side": "side-a"})
pack.element(
    "museum-a", "mutant-action", "Museum Row, side A", {"district": "museum", "board-side": "side-a"}
)
pack.element("arbat-b", "mutant-action", "Arbat, side B", {"district": "arbat", "board-side": "side-b"})
pack.element(
    "revolution-b",
    "mutant-action",
    "Revolution Square, side B",
    {"district": "revolution", "board-side": "side-b"},
)
pack.element(
    "barbarian-b",
    "mutant-action",
    "Barbarian Gate, side B",
    {"district": "barbarian", "board-side": "side-b"},
)
pack.element("hope-b", "mutant-action", "Hope Island, side B", {"district": "hope", "board-side": "side-b"})
pack.element("kremlin-b", "mutant-action", "Kremlin, side B", {"district": "kremlin", "board-side": "side-b"})
pack.element(
    "museum-b", "mutant-action", "Museum Row, side B", {"district": "museum", "board-side": "side-b"}
)
pack.element("distant-howls", "mutant-leadership-card", "Distant howls", {"demand": 2})
pack.element(
    "tunnel-rats",
    "mutant-leadership-card",
    "Rats in the tunnels",
    {"demand": 2, "guarded": "metro", "neglected": "harbor"},
)
pack.element(
    "wet-tracks",
    "mutant-leadership-card",
    "Wet tracks",
    {"demand": 2, "guarded": "harbor", "neglected": "compound"},
)
pack.element(
    "scratching",
    "mutant-leadership-card",
    "Scratching at the door",
    {"demand": 2, "guarded": "compound", "neglected": "metro"},
)
pack.element("thin-packs", "mutant-leadership-card", "Thin packs", {"demand": 1, "guarded": "compound"})
pack.element("black-rain", "mutant-leadership-card", "Black rain", {"nuclear": True, "demand": 3})
pack.element(
    "hot-tunnels",
    "mutant-leadership-card",
    "Hot tunnels",
    {"nuclear": True, "demand": 3, "guarded": "metro", "neglected": "compound"},
)
pack.element(
    "glowing-river",
    "mutant-leadership-card",
    "The glowing river",
    {"nuclear": True, "demand": 3, "guarded": "harbor", "neglected": "metro"},
)
pack.element(
    "burning-horizon",
    "mutant-leadership-card",
    "The burning horizon",
    {"nuclear": True, "demand": 3, "guarded": "compound", "neglected": "harbor"},
)
pack.tables["mutant-score"] = (
    (("polar-vortex",), 7), (("domination",), 7), (("leadership-directive",), 7), (("construction",), 7),
    (("food-rations",), 7), (("militarism",), 8), (("proletariat",), 8), (("academia",), 8),
    (("commune",), 8), (("power-grab",), 7), (("defenders",), 12), (("researchers",), 12),
    (("builders-directive",), 12),
)
pack.tables["shown-points"] = (
    (("point-rubble",), 1),
    (("fuel-point-rubble",), 1),
    (("food-point-rubble",), 1),
    (("double-point-rubble",), 2),
)


@pack.rule("mutants-gain", at="rules/resurgence-solo/01-solo.rules.md:14", params=(("what", "number"),))
def mutants_gain(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants: to mutants-gain a number: change mutant-vp by the number"""
    game.change("mutant-vp", (), v["number"])
    return None


@pack.rule(
    "play",
    at="rules/resurgence-solo/01-solo.rules.md:33",
    needs=(("choose-difficulty", lambda game, you, v: game.possible("choose-difficulty", you, {})),),
)
def play(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Setting up: to play:"""
    game.call("choose-difficulty", you, {})
    return 1


@play.then
def play_2(game: Game, you: str, v: Vars) -> Next:
    game.call("set-up", you, {})
    return 2


@play.then
def play_3(game: Game, you: str, v: Vars) -> Next:
    game.call("choose-heroes", you, {})
    return 3


@play.then
def play_4(game: Game, you: str, v: Vars) -> Next:
    game.call("gather-supplies", you, {})
    return 4


@play.then
def play_5(game: Game, you: str, v: Vars) -> Next:
    game.call("play-six-rounds", you, {})
    return 5


@play.then
def play_6(game: Game, you: str, v: Vars) -> Next:
    game.call("final-scoring", you, {})
    return 6


@play.then
def play_7(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "choose-difficulty",
    at="rules/resurgence-solo/01-solo.rules.md:40",
    needs=(("choose a difficulty as chosen", lambda game, you, v: game.some("difficulty")),),
)
def choose_difficulty(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Setting up: to choose-difficulty:"""
    return game.choose(1, you, "chosen", game.each("difficulty"), "difficulty")


@choose_difficulty.then
def choose_difficulty_2(game: Game, you: str, v: Vars) -> Next:
    if v["chosen"] is None:
        game.give_up()
        return None
    game.put("mutant-vp", (), game.trait(v["chosen"], "head-start"))
    return None


@pack.rule("set-up", at="rules/resurgence-solo/01-solo.rules.md:43")
def set_up(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Setting up: to set-up:"""
    game.call("lay-out-survivors", you, {})
    return 1


@set_up.then
def set_up_2(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-directives", you, {})
    return 2


@set_up.then
def set_up_3(game: Game, you: str, v: Vars) -> Next:
    game.call("draw-lots", you, {})
    return 3


@set_up.then
def set_up_4(game: Game, you: str, v: Vars) -> Next:
    game.call("fill-mutant-pool", you, {})
    return 4


@set_up.then
def set_up_5(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-mutants", you, {})
    return 5


@set_up.then
def set_up_6(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-mutant-leadership", you, {})
    return 6


@set_up.then
def set_up_7(game: Game, you: str, v: Vars) -> Next:
    game.call("lay-out-missions", you, {})
    return 7


@set_up.then
def set_up_8(game: Game, you: str, v: Vars) -> Next:
    game.call("fill-heap", you, {})
    return 8


@set_up.then
def set_up_9(game: Game, you: str, v: Vars) -> Next:
    game.call("set-up-player", you, {})
    return 9


@set_up.then
def set_up_10(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-mutants", at="rules/resurgence-solo/01-solo.rules.md:53")
def lay_out_mutants(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Setting up: to lay-out-mutants:"""
    verbs.put(
        game,
        you,
        game.each("mutant-card", where=lambda it: game.trait(it, "district") is not None),
        in_="mutant-deck",
    )
    verbs.shuffle(game, you, "mutant-deck")
    verbs.put(game, you, game.each("board-side"), in_="side-lots")
    verbs.shuffle(game, you, "side-lots")
    game.put("side-up", (), game.named["top"](game, you, "side-lots"))
    verbs.remove(game, you, game.each("board-side", of=game.inside("side-lots")))
    return None


@pack.rule("gather-supplies", at="rules/resurgence-solo/01-solo.rules.md:67")
def gather_supplies(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Salvage: to gather-supplies:"""
    verbs.put(game, you, game.each("salvage"), in_="salvage-deck")
    verbs.shuffle(game, you, "salvage-deck")
    verbs.draw(game, you, {"salvage": 3}, from_="salvage-deck", to=game.pile("salvage-hand", you))
    return 1


@gather_supplies.then
def gather_supplies_2(game: Game, you: str, v: Vars) -> Next:
    return game.choose(
        2,
        you,
        "_what2",
        game.each("salvage", of=game.inside("salvage-hand", you)),
        "salvage",
        least=2,
        most=2,
        single=False,
        to=("move", "what"),
    )


@gather_supplies.then
def gather_supplies_3(game: Game, you: str, v: Vars) -> Next:
    verbs.move(game, you, v["_what2"], to=game.pile("salvage-kept", you))
    verbs.remove(game, you, game.each("salvage", of=game.inside("salvage-hand", you)))
    verbs.draw(game, you, {"salvage": 1}, from_="salvage-deck", to=game.pile("salvage-kept", you))
    game.call("collect-salvage", you, {})
    return 3


@gather_supplies.then
def gather_supplies_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("lay-out-mutant-leadership", at="rules/resurgence-solo/01-solo.rules.md:95")
def lay_out_mutant_leadership(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Leadership of the mutants: to lay-out-mutant-leadership:"""
    verbs.put(game, you, game.each("mutant-leadership-card", trait="nuclear"), in_="nuclear-box")
    verbs.shuffle(game, you, "nuclear-box")
    verbs.draw(game, you, {"mutant-leadership-card": 3}, from_="nuclear-box", to="mutant-leadership-deck")
    verbs.put(
        game,
        you,
        game.each("mutant-leadership-card", where=lambda it: not game.trait(it, "nuclear")),
        in_="plain-box",
    )
    verbs.shuffle(game, you, "plain-box")
    verbs.draw(game, you, {"mutant-leadership-card": 3}, from_="plain-box", to="mutant-leadership-deck")
    return None


@pack.rule("open-round", at="rules/resurgence-solo/01-solo.rules.md:102")
def open_round(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Leadership of the mutants: to open-round:"""
    verbs.move(
        game,
        you,
        game.each("mutant-leadership-card", of=game.inside("mutant-leadership-shown")),
        to="mutant-leadership-discard",
    )
    verbs.draw(
        game, you, {"mutant-leadership-card": 1}, from_="mutant-leadership-deck", to="mutant-leadership-shown"
    )
    return None


@pack.value("shown-demand")
def shown_demand(game: Game, you: str) -> int:
    """Alone against the mutants › Leadership of the mutants: let shown-demand be total demand of it among
    mutant-leadership-shown"""
    return game.total(lambda it: game.trait(it, "demand"), game.inside("mutant-leadership-shown"))


@pack.value("asked-for")
def asked_for(game: Game, you: str, access: str) -> int:
    """Alone against the mutants › Leadership of the mutants: let asked-for at an access be shown-demand +
    count each mutant-leadership-card of mutant-leadership-shown where (guarded of it is the access) - count
    each mutant-leadership-card of mutant-leadership-shown where (neglected of it is the access)"""
    return (
        game.named["shown-demand"](game, you) + len(
            game.each(
                "mutant-leadership-card",
                of=game.inside("mutant-leadership-shown"),
                where=lambda it: game.trait(it, "guarded") == access,
            )
        )
    ) - len(game.each("mutant-leadership-card", of=game.inside("mutant-leadership-shown"), where=lambda it: game.trait(it, "neglected") == access))


@pack.rule("judge", at="rules/resurgence-solo/01-solo.rules.md:107", params=(("what", "access"),))
def judge(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Leadership of the mutants: to judge an access:"""
    v["margin"] = game.named["strength"](
        game, you, you, v["access"]
    ) - game.named["asked-for"](game, you, v["access"])
    if v["margin"] <= 0:
        game.change("mutant-spaces", (v["access"],), 1)
    if not (v["margin"] >= 0):
        return 1
    game.call("advance", you, {"on": v["access"]}, check=("on",))
    return 1


@judge.then
def judge_2(game: Game, you: str, v: Vars) -> Next:
    if not (v["margin"] >= 3):
        return 2
    game.call("advance", you, {"on": v["access"]}, check=("on",))
    return 2


@judge.then
def judge_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("act-in-turn", at="rules/resurgence-solo/01-solo.rules.md:121")
def act_in_turn(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Worker actions: to act-in-turn:"""
    v["__1"] = list(range(3))
    return 1


@act_in_turn.then
def act_in_turn_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 3
    v["_"] = v["__1"].pop(0)
    game.call("stir-mutants", you, {})
    return 2


@act_in_turn.then
def act_in_turn_3(game: Game, you: str, v: Vars) -> Next:
    game.call("use-a-token", you, {})
    return 1


@act_in_turn.then
def act_in_turn_4(game: Game, you: str, v: Vars) -> Next:
    if game.named["assigned"](game, you, you) == 0:
        return 4
    game.call("use-a-token", you, {})
    return 3


@act_in_turn.then
def act_in_turn_5(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("use-a-token", at="rules/resurgence-solo/01-solo.rules.md:126")
def use_a_token(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Worker actions: to use-a-token:"""
    if not (game.named["assigned"](game, you, you) > 0):
        return 3
    v["_you3"] = you
    game.begin("turn", v["_you3"])
    return 1


@use_a_token.then
def use_a_token_2(game: Game, you: str, v: Vars) -> Next:
    game.call("take-turn", v["_you3"], {})
    return 2


@use_a_token.then
def use_a_token_3(game: Game, you: str, v: Vars) -> Next:
    game.end()
    return 3


@use_a_token.then
def use_a_token_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("stir-mutants", at="rules/resurgence-solo/01-solo.rules.md:129")
def stir_mutants(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Worker actions: to stir-mutants:"""
    game.call("show-mutant-card", you, {})
    return 1


@stir_mutants.then
def stir_mutants_2(game: Game, you: str, v: Vars) -> Next:
    v["_m2"] = list(
        game.each(
            "mutant-action",
            where=lambda it: game.trait(it, "district") == game.trait(
                game.named["last"](game, you, game.inside("mutant-shown")), "district"
            )
                and game.trait(it, "board-side") == game.read("side-up"),
        )
    )
    return 2


@stir_mutants.then
def stir_mutants_3(game: Game, you: str, v: Vars) -> Next:
    if not v["_m2"]:
        return 3
    v["m"] = v["_m2"].pop(0)
    verbs.follow(game, you, v["m"])
    return 2


@stir_mutants.then
def stir_mutants_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("move-mutants-on", at="rules/resurgence-solo/01-solo.rules.md:133")
def move_mutants_on(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Worker actions: to move-mutants-on: send-mutants-away"""
    game.call("send-mutants-away", you, {})
    return 1


@move_mutants_on.then
def move_mutants_on_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("score-leadership", at="rules/resurgence-solo/01-solo.rules.md:156", params=(("on", "access"),))
def score_leadership(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Final scoring: to score-leadership on an access:"""
    v["mine"] = game.read("spaces", you, v["access"])
    v["theirs"] = game.read("mutant-spaces", v["access"])
    if not (v["mine"] > v["theirs"]):
        return 2
    game.call("earn", you, {"what": 7, "for": "leadership-held"})
    return 1


@score_leadership.then
def score_leadership_2(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 4})
    return 6


@score_leadership.then
def score_leadership_3(game: Game, you: str, v: Vars) -> Next:
    if not (v["mine"] < v["theirs"]):
        return 4
    if not (v["mine"] > 0):
        return 3
    game.call("earn", you, {"what": 4, "for": "leadership-held"})
    return 3


@score_leadership.then
def score_leadership_4(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 7})
    return 6


@score_leadership.then
def score_leadership_5(game: Game, you: str, v: Vars) -> Next:
    game.call("earn", you, {"what": 4, "for": "leadership-held"})
    return 5


@score_leadership.then
def score_leadership_6(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 4})
    return 6


@score_leadership.then
def score_leadership_7(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("name-winner", at="rules/resurgence-solo/01-solo.rules.md:168")
def name_winner(game: Game, you: str, v: Vars) -> Next:
    """Alone against the mutants › Final scoring: to name-winner:"""
    v["_d1"] = list(game.each("directive", of=game.inside("directive-space")))
    return 1


@name_winner.then
def name_winner_2(game: Game, you: str, v: Vars) -> Next:
    if not v["_d1"]:
        return 2
    v["d"] = v["_d1"].pop(0)
    game.call("mutants-gain", you, {"what": game.look("mutant-score", v["d"])})
    return 1


@name_winner.then
def name_winner_3(game: Game, you: str, v: Vars) -> Next:
    if game.read("vp", you) > game.read("mutant-vp"):
        verbs.win(game, you)
    else:
        game.put("mutants-have-won", (), True)
    game.end_game()
    return None


@pack.does("arbat-a", at="rules/resurgence-solo/02-mutant-actions.rules.md:15")
def arbat_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action arbat-a "Arbat, side A", arbat, side-a"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [("pay any 2 resource", game.can_pay(you, {"resource": 2})), ("mutants-gain 3", True)],
    )


@arbat_a.then
def arbat_a_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any 2 resource":
        return 2
    if not game.can_pay(you, {"resource": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"resource": 2})
    return 3


@arbat_a.then
def arbat_a_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "mutants-gain 3":
        return 3
    game.call("mutants-gain", you, {"what": 3})
    return 3


@arbat_a.then
def arbat_a_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("revolution-a", at="rules/resurgence-solo/02-mutant-actions.rules.md:17")
def revolution_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action revolution-a "Revolution Square, side A", revolution,
    side-a"""
    game.call("mutants-complete-mission", you, {})
    return 1


@revolution_a.then
def revolution_a_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "barbarian-a",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:19",
    needs=(("tire-out-one", lambda game, you, v: not True or game.possible("tire-out-one", you, {})),),
)
def barbarian_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action barbarian-a "Barbarian Gate, side A", barbarian, side-a"""
    game.call("tire-out-one", you, {})
    return 1


@barbarian_a.then
def barbarian_a_2(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 1})
    return 2


@barbarian_a.then
def barbarian_a_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("hope-a", at="rules/resurgence-solo/02-mutant-actions.rules.md:23")
def hope_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action hope-a "Hope Island, side A", hope, side-a"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [("pay any 2 supply", game.can_pay(you, {"supply": 2})), ("mutants-gain 3", True)],
    )


@hope_a.then
def hope_a_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any 2 supply":
        return 2
    if not game.can_pay(you, {"supply": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"supply": 2})
    return 3


@hope_a.then
def hope_a_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "mutants-gain 3":
        return 3
    game.call("mutants-gain", you, {"what": 3})
    return 3


@hope_a.then
def hope_a_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("kremlin-a", at="rules/resurgence-solo/02-mutant-actions.rules.md:25")
def kremlin_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action kremlin-a "Kremlin, side A", kremlin, side-a"""
    game.call("discard-last", you, {"what": 2})
    return 1


@kremlin_a.then
def kremlin_a_2(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 2})
    return 2


@kremlin_a.then
def kremlin_a_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("museum-a", at="rules/resurgence-solo/02-mutant-actions.rules.md:28")
def museum_a(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side A: mutant-action museum-a "Museum Row, side A", museum, side-a"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [("pay 2 food", game.can_pay(you, {"food": 2})), ("mutants-gain 2", True)],
    )


@museum_a.then
def museum_a_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay 2 food":
        return 2
    if not game.can_pay(you, {"food": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"food": 2})
    return 3


@museum_a.then
def museum_a_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "mutants-gain 2":
        return 3
    game.call("mutants-gain", you, {"what": 2})
    return 3


@museum_a.then
def museum_a_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "arbat-b",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:36",
    needs=(
        (
            "pay any 2 resource, or pay any 2 supply",
            lambda game, you, v: game.can_pay(you, {"resource": 2}) or game.can_pay(you, {"supply": 2}),
        ),
    ),
)
def arbat_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action arbat-b "Arbat, side B", arbat, side-b"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [
            ("pay any 2 resource", game.can_pay(you, {"resource": 2})),
            ("pay any 2 supply", game.can_pay(you, {"supply": 2})),
        ],
    )


@arbat_b.then
def arbat_b_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any 2 resource":
        return 2
    if not game.can_pay(you, {"resource": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"resource": 2})
    return 3


@arbat_b.then
def arbat_b_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any 2 supply":
        return 3
    if not game.can_pay(you, {"supply": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"supply": 2})
    return 3


@arbat_b.then
def arbat_b_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("revolution-b", at="rules/resurgence-solo/02-mutant-actions.rules.md:38")
def revolution_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action revolution-b "Revolution Square, side B", revolution,
    side-b"""
    game.call("mutants-complete-mission", you, {})
    return 1


@revolution_b.then
def revolution_b_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("barbarian-b", at="rules/resurgence-solo/02-mutant-actions.rules.md:40")
def barbarian_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action barbarian-b "Barbarian Gate, side B", barbarian, side-b"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [("pay 1 fuel", game.can_pay(you, {"fuel": 1})), ("mutants-gain 3", True)],
    )


@barbarian_b.then
def barbarian_b_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay 1 fuel":
        return 2
    if not game.can_pay(you, {"fuel": 1}):
        game.give_up()
        return None
    verbs.pay(game, you, {"fuel": 1})
    return 3


@barbarian_b.then
def barbarian_b_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "mutants-gain 3":
        return 3
    game.call("mutants-gain", you, {"what": 3})
    return 3


@barbarian_b.then
def barbarian_b_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "hope-b",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:42",
    needs=(("lose-a-room", lambda game, you, v: game.possible("lose-a-room", you, {})),),
)
def hope_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action hope-b "Hope Island, side B", hope, side-b"""
    game.call("lose-a-room", you, {})
    return 1


@hope_b.then
def hope_b_2(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does("kremlin-b", at="rules/resurgence-solo/02-mutant-actions.rules.md:44")
def kremlin_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action kremlin-b "Kremlin, side B", kremlin, side-b"""
    game.call("discard-last", you, {"what": 2})
    return 1


@kremlin_b.then
def kremlin_b_2(game: Game, you: str, v: Vars) -> Next:
    game.call("mutants-gain", you, {"what": 2})
    return 2


@kremlin_b.then
def kremlin_b_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.does(
    "museum-b",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:47",
    needs=(
        (
            "pay any 2 resource, or tire-out-two",
            lambda game, you, v: game.can_pay(you, {"resource": 2})
                or game.possible("tire-out-two", you, {}),
        ),
    ),
)
def museum_b(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › Side B: mutant-action museum-b "Museum Row, side B", museum, side-b"""
    return game.decide(
        1,
        you,
        "_either1",
        "either",
        [
            ("pay any 2 resource", game.can_pay(you, {"resource": 2})),
            ("tire-out-two", game.possible("tire-out-two", you, {})),
        ],
    )


@museum_b.then
def museum_b_2(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "pay any 2 resource":
        return 2
    if not game.can_pay(you, {"resource": 2}):
        game.give_up()
        return None
    verbs.pay(game, you, {"resource": 2})
    return 3


@museum_b.then
def museum_b_3(game: Game, you: str, v: Vars) -> Next:
    if v["_either1"] != "tire-out-two":
        return 3
    game.call("tire-out-two", you, {})
    return 3


@museum_b.then
def museum_b_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("wanted-grade")
def wanted_grade(game: Game, you: str) -> object:
    """What the mutants do › How it is done: let wanted-grade be first of (each grade where (it is basic and
    tally of round at most 3 or it is advanced and tally of round more than 3))"""
    return game.named["first"](
        game,
        you,
        game.each(
            "grade",
            where=lambda it: (game.is_a(it, "basic") and game.named["tally"](game, you, "round") <= 3)
                or (game.is_a(it, "advanced") and game.named["tally"](game, you, "round") > 3),
        ),
    )


@pack.value("worth")
def worth(game: Game, you: str, mission_space: str) -> int:
    """What the mutants do › How it is done: let worth of a mission-space be total points of it among posted
    of the mission-space"""
    return game.total(lambda it: game.trait(it, "points"), game.inside("posted", mission_space))


@pack.rule("mutants-complete-mission", at="rules/resurgence-solo/02-mutant-actions.rules.md:60")
def mutants_complete_mission(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to mutants-complete-mission:"""
    v["candidates"] = game.each(
        "mission-space",
        where=lambda it: game.trait(it, "grade") == game.named["wanted-grade"](game, you)
            and len(game.inside("posted", it)) > 0,
    )
    if not (len(v["candidates"]) > 0):
        return 2
    v["best"] = game.named["last"](
        game,
        you,
        game.named["first"](
            game, you, game.groups(v["candidates"], lambda it: game.named["worth"](game, you, it))
        ),
    )
    v["taken"] = game.named["first"](game, you, game.inside("posted", v["best"]))
    game.call(
        "mutants-gain",
        you,
        {
            "what": game.trait(v["taken"], "points") + len(
                game.each("mission", of=game.inside("posted", v["best"]), trait="with-more")
            )
        },
    )
    return 1


@mutants_complete_mission.then
def mutants_complete_mission_2(game: Game, you: str, v: Vars) -> Next:
    verbs.remove(game, you, v["taken"])
    return 2


@mutants_complete_mission.then
def mutants_complete_mission_3(game: Game, you: str, v: Vars) -> Next:
    game.call("turn-the-board", you, {})
    return 3


@mutants_complete_mission.then
def mutants_complete_mission_4(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule("turn-the-board", at="rules/resurgence-solo/02-mutant-actions.rules.md:68")
def turn_the_board(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to turn-the-board:"""
    if game.is_a(game.read("side-up"), "side-a"):
        game.put("side-up", (), "side-b")
    else:
        game.put("side-up", (), "side-a")
    return None


@pack.value("ready-cards")
def ready_cards(game: Game, you: str, player: str) -> int:
    """What the mutants do › How it is done: let ready-cards of a player be count each survivor of crew of the
    player where (not exhausted of it)"""
    return len(
        game.each(
            "survivor",
            of=game.inside("crew", player),
            where=lambda it: not game.named["exhausted"](game, you, it),
        )
    )


@pack.rule(
    "tire-out-one",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:80",
    needs=(
        (
            "exhaust a survivor of crew of you where (not exhausted of it)",
            lambda game, you, v: not (game.named["ready-cards"](game, you, you) > 0)
                or game.some(
                    "survivor",
                    of=game.inside("crew", you),
                    where=lambda it: not game.named["exhausted"](game, you, it),
                ),
        ),
    ),
)
def tire_out_one(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to tire-out-one:"""
    if not (game.named["ready-cards"](game, you, you) > 0):
        return 2
    return game.choose(
        1,
        you,
        "_what4",
        game.each(
            "survivor",
            of=game.inside("crew", you),
            where=lambda it: not game.named["exhausted"](game, you, it),
        ),
        "survivor",
        to=("exhaust", "what"),
    )


@tire_out_one.then
def tire_out_one_2(game: Game, you: str, v: Vars) -> Next:
    if v["_what4"] is None:
        return 2
    verbs.exhaust(game, you, v["_what4"])
    return 2


@tire_out_one.then
def tire_out_one_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "tire-out-two",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:83",
    needs=(
        (
            "choose a survivor of crew of you where (not exhausted of it) as one-card",
            lambda game, you, v: game.some(
                "survivor",
                of=game.inside("crew", you),
                where=lambda one_card: not game.named["exhausted"](game, you, one_card)
                    and game.some(
                        "survivor",
                        of=game.inside("crew", you),
                        where=lambda it: not game.named["exhausted"](game, you, it) and it != one_card,
                    ),
            ),
        ),
    ),
)
def tire_out_two(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to tire-out-two:"""
    return game.choose(
        1,
        you,
        "one-card",
        game.each(
            "survivor",
            of=game.inside("crew", you),
            where=lambda one_card: not game.named["exhausted"](game, you, one_card)
                and game.some(
                    "survivor",
                    of=game.inside("crew", you),
                    where=lambda it: not game.named["exhausted"](game, you, it) and it != one_card,
                ),
        ),
        "survivor",
    )


@tire_out_two.then
def tire_out_two_2(game: Game, you: str, v: Vars) -> Next:
    if v["one-card"] is None:
        game.give_up()
        return None
    return game.choose(
        2,
        you,
        "other-card",
        game.each(
            "survivor",
            of=game.inside("crew", you),
            where=lambda it: not game.named["exhausted"](game, you, it) and it != v["one-card"],
        ),
        "survivor",
    )


@tire_out_two.then
def tire_out_two_3(game: Game, you: str, v: Vars) -> Next:
    if v["other-card"] is None:
        game.give_up()
        return None
    verbs.exhaust(game, you, v["one-card"])
    verbs.exhaust(game, you, v["other-card"])
    return None


@pack.rule(
    "discard-last", at="rules/resurgence-solo/02-mutant-actions.rules.md:88", params=(("what", "number"),)
)
def discard_last(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to discard-last a number:"""
    v["__1"] = list(range(v["number"]))
    return 1


@discard_last.then
def discard_last_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 2
    v["_"] = v["__1"].pop(0)
    v["gone"] = game.named["first"](
        game, you, game.each("row-space", where=lambda it: len(game.inside("row", it)) > 0)
    )
    if v["gone"] is not None:
        verbs.move(game, you, game.each("survivor", of=game.inside("row", v["gone"])), to="survivor-discard")
    return 1


@discard_last.then
def discard_last_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.value("may-be-built")
def may_be_built(game: Game, you: str, room: str) -> bool:
    """What the mutants do › How it is done: let may-be-built of a room be not cleared of the room at you and
    not lost of the room at you and room-level at the room at most compound-level of you"""
    return (
        not game.read("cleared", room, you)
            and not game.read("lost", room, you)
            and game.look("room-level", room) <= game.read("compound-level", you)
    )


@pack.rule(
    "lose-a-room",
    at="rules/resurgence-solo/02-mutant-actions.rules.md:106",
    needs=(
        (
            "choose a room where (count rubble-on of it at you more than 0 and not lost of it at you) as site",
            lambda game, you, v: game.some(
                "room",
                where=lambda it: len(game.inside("rubble-on", it, you)) > 0
                    and not game.read("lost", it, you),
            ),
        ),
    ),
)
def lose_a_room(game: Game, you: str, v: Vars) -> Next:
    """What the mutants do › How it is done: to lose-a-room:"""
    return game.choose(
        1,
        you,
        "site",
        game.each(
            "room",
            where=lambda it: len(game.inside("rubble-on", it, you)) > 0 and not game.read("lost", it, you),
        ),
        "room",
    )


@lose_a_room.then
def lose_a_room_2(game: Game, you: str, v: Vars) -> Next:
    if v["site"] is None:
        game.give_up()
        return None
    game.put("lost", (v["site"], you), True)
    verbs.reveal(game, you, game.pile("rubble-on", v["site"], you))
    game.call(
        "mutants-gain",
        you,
        {
            "what": game.total(
                lambda it: game.look("shown-points", game.named["definition"](game, you, it)),
                game.inside("rubble-on", v["site"], you),
            )
        },
    )
    return 2


@lose_a_room.then
def lose_a_room_3(game: Game, you: str, v: Vars) -> Next:
    return None


@pack.rule(
    "turn-over",
    at="rules/resurgence-solo/90-solo-played.rules.md:43",
    params=(("what", "mutant-leadership-card"),),
)
def turn_over(game: Game, you: str, v: Vars) -> Next:
    """The solo game, played to see › Setting up: to turn-over a mutant-leadership-card:"""
    verbs.move(
        game,
        you,
        game.each("mutant-leadership-card", of=game.inside("mutant-leadership-shown")),
        to="mutant-leadership-discard",
    )
    verbs.put(game, you, v["mutant-leadership-card"], in_="mutant-leadership-shown")
    return None


@pack.rule("three-openings", at="rules/resurgence-solo/90-solo-played.rules.md:46")
def three_openings(game: Game, you: str, v: Vars) -> Next:
    """The solo game, played to see › Setting up: to three-openings:"""
    v["__1"] = list(range(3))
    return 1


@three_openings.then
def three_openings_2(game: Game, you: str, v: Vars) -> Next:
    if not v["__1"]:
        return 2
    v["_"] = v["__1"].pop(0)
    game.call("open-round", you, {})
    return 1


@three_openings.then
def three_openings_3(game: Game, you: str, v: Vars) -> Next:
    return None

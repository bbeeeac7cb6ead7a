"""Made-up cards in every form that has a sentence, as elements of the model of Resurgence."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import strategies as st

from rulewright.compiler.meaning import model as m
from trees import edition

MODEL = edition("resurgence").model
AT = MODEL.elements["chef"].at
GOODS = ("food", "fuel", "part", "ammo", "meds", "vp")
GROUPS = ("resource", "supply", "item")
CALLINGS = ("ranger", "builder", "scholar", "laborer")
few = st.integers(1, 12)


def pick(kind: str, n: int = 1, goods: bool = False) -> m.Pick:
    return m.Pick(m.Noun(kind), m.Number(n), m.Number(n), n == 1 and not goods, "any" if goods else "a", goods)


def act(verb: str, own: bool = True, **args: m.Expr) -> m.Act:
    named = {"in_": "in"}
    return m.Act(AT, verb, tuple((named.get(role, role), value) for role, value in args.items()), own)


def several(good: st.SearchStrategy[m.Expr], most: int) -> st.SearchStrategy[tuple[m.Expr, ...]]:
    return st.lists(good, min_size=2, max_size=most).map(tuple)


good = st.builds(lambda n, good: m.Goods(m.Number(n), good), few, st.sampled_from(GOODS))
any_good = st.builds(lambda n, group: pick(group, n, True), few, st.sampled_from(GROUPS))
amount: st.SearchStrategy[m.Expr] = good | any_good
goods: st.SearchStrategy[m.Expr] = amount | several(amount, 3).map(m.Both) | several(amount, 3).map(m.OneOf)
places = [m.Thing(id) for id in ("metro", "harbor", "compound")]
switches = st.lists(st.sampled_from(places), min_size=2, max_size=3, unique_by=lambda place: place.id)
acts: st.SearchStrategy[m.Act] = st.one_of(
    st.builds(lambda verb, what: act(verb, False, what=what), st.sampled_from(["gain", "lose", "pay"]), goods),
    st.just(act("build")),
    st.just(act("take-a-token")),
    st.just(act("rescue", what=pick("survivor"))),
    st.just(act("plan", what=pick("mission"))),
    st.just(act("retire", what=pick("token"))),
    st.sampled_from(["specialist", *CALLINGS]).map(lambda kind: act("enlist", what=pick(kind))),
    few.map(lambda n: act("advance", on=pick("access", n))),
    switches.map(lambda found: act("switch", between=m.Items(tuple(found)))),
)
either = st.builds(
    lambda acts, may: m.Either(AT, tuple(acts), m.You(), may), st.lists(acts, min_size=2, max_size=3), st.booleans()
)
doing: st.SearchStrategy[m.Block] = st.lists(acts, min_size=1, max_size=3).map(tuple) | either.map(lambda one: (one,))
effects: st.SearchStrategy[m.Block] = doing | doing.map(lambda block: (m.May(AT, block),))

targets = st.builds(m.Noun, st.just("zone"), st.sampled_from(["", "metro", "harbor"])) | st.sampled_from(
    [m.Noun("room"), m.Noun("zone", holding="mutant")]
)
events: st.SearchStrategy[m.Event] = st.one_of(
    st.sampled_from([*GOODS, *GROUPS]).map(lambda kind: heard("gain", what=m.Noun(kind))),
    st.sampled_from(["build", "complete", "plan", "rescue"]).map(lambda verb: heard(verb)),
    targets.map(lambda target: heard("place", what=m.Noun("token"), in_=target)),
)


def heard(verb: str, **roles: m.Noun) -> m.Event:
    patterns = tuple((role.rstrip("_"), m.Pattern(noun)) for role, noun in roles.items())
    return m.Event("after", verb, "you", patterns)


def card(kind: str, **what: object) -> m.Element:
    model = {"survivor": "chef", "zone": "arbat-upper", "bonus": "metro-3"}[kind]
    found = replace(MODEL.elements[model], abilities=(), block=())
    return replace(found, **what)  # type: ignore[arg-type]


def steps(rows: list[tuple[int, int]], slot: str) -> m.Element:
    chart = tuple(m.Row((m.Number(at),), m.Number(gain)) for at, gain in rows)
    score = m.Look("made.score", (m.Read(slot, (m.You(),)),))
    return card("survivor", score=score, charts=(("made.score", chart),))


def swap(n: int, given: list[str], group: str) -> m.Element:
    options = tuple(m.Goods(m.Number(n), good) for good in given)
    what = options[0] if len(options) == 1 else m.OneOf(options)
    instead = act("swap", False, what=what, **{"for": pick(group, 1, True)})
    pay = m.Event("when", "pay", "you", (("what", m.Pattern(None)),))
    return card("survivor", abilities=(m.Ability(AT, "made.1", pay, (instead,), True),))


cards: st.SearchStrategy[m.Element] = st.one_of(
    st.builds(
        lambda event, block: card("survivor", abilities=(m.Ability(AT, "made.1", event, block),)), events, effects
    ),
    doing.map(lambda block: card("survivor", block=block)),
    st.builds(
        lambda block, calling: card("zone", block=block, traits=(("open-to", m.Thing(calling)),) if calling else ()),
        effects,
        st.sampled_from(["", *CALLINGS]),
    ),
    st.builds(
        lambda one, other, both: card("survivor", counts_as=(m.CountsAs(AT, "made.as1", one, other, both),)),
        st.sampled_from(CALLINGS),
        st.sampled_from(CALLINGS),
        st.booleans(),
    ),
    st.sampled_from(CALLINGS).map(
        lambda one: card("survivor", counts_as=(m.CountsAs(AT, "made.as1", one, "specialist", False),))
    ),
    st.builds(steps, st.lists(st.tuples(few, few), min_size=1, max_size=4), st.sampled_from(GOODS)),
    st.builds(
        swap, few, st.lists(st.sampled_from(GOODS), min_size=1, max_size=3, unique=True), st.sampled_from(GROUPS)
    ),
)

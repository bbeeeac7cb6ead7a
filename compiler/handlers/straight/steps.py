"""How each sort of step is printed that pauses in play or contains other steps. The others are printed as in play."""

from __future__ import annotations

from ...plan import steps as s
from .branches import alone, for_each, if_, repeat, together, until
from .calls import call_rule, follow, secretly
from .choices import ask, choose
from .phases import end_game, phase, stop
from .routine import Printer
from .verbs import do, do_goods, pay, treat

STRAIGHT: dict[type[s.Step], Printer] = {
    s.Choose: choose,
    s.ChooseGoods: choose,
    s.Ask: ask,
    s.Call: call_rule,
    s.Follow: follow,
    s.Pay: pay,
    s.Treat: treat,
    s.Do: do,
    s.DoGoods: do_goods,
    s.Secretly: secretly,
    s.If: if_,
    s.For: for_each,
    s.Repeat: repeat,
    s.Until: until,
    s.Alone: alone,
    s.Phase: phase,
    s.Together: together,
    s.Stop: stop,
    s.EndGame: end_game,
}

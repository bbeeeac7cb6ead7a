"""What generated rules, tables and bots may use. Imports nothing of ours from outside this room."""

from .asking import choose, choose_good, choose_goods, choose_some, ways, ways_or_offers
from .chance import roll, roll_all
from .core import begin_before, do_before, do_goods, end_before, paid_for, pay, source, treat
from .counting import passes_for
from .events import release
from .game import State
from .public import Game
from .decisions import Decision, Option
from .faults import Fault, NotOffered, OtherGame
from .outcome import Outcome
from .laws import offers
from .maps import beside, distance, linked, neighbours, opposite, ray, reachable
from .payments import can_pay, unpaid
from .piles import arrange, hide, inside, lay, make, mix, pile_at, show, take_away, take_off
from .rules import AT, Frame, Laws, Rules
from .rules import Rules as Edition
from .running import (
    begin,
    call,
    call_before,
    can_follow,
    cancel,
    done,
    end,
    end_game,
    follow,
    follow_lines,
    instead,
    rewrite,
    shift,
    tick,
)
from .saving import load, replay, save
from .secret import secretly
from .slots import add, change, crown, floating, held, held_good, put, take, turn
from .view import view
from .values import (
    all_of,
    amount,
    both,
    bundle,
    clockwise,
    definitions,
    divided,
    divided_up,
    each_good,
    element,
    exhausted,
    first,
    groups,
    holds,
    last,
    leading,
    less,
    look,
    next,
    no,
    one_of,
    opponents,
    owner,
    previous,
    score,
    shifted,
    stock,
    times,
    top,
)

__all__ = [name for name in dir() if not name.startswith("_")]

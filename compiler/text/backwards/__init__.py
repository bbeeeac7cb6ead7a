"""From a sentence to rules: its tree, written in the rules language.

After you gain any coins, gain 1 point.      after you gain any coin: gain 1 point

wordings   the template of each phrase      own       verbs and sorts of a pack
written    a tree in these templates        samples   rules of other cards of the edition
manners    how a part is written            rules     the lines of a card
layout     indented lines                   seats     what other players do
completed  what a sentence leaves to the reader
"""

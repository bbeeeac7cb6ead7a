# What the rules of cases/games/leduc.md do not say themselves.

-test-settled = the bets are settled
-test-not-settled = the bets are not settled
-act-stake-up-whole = add { PHRASE($what, of: "figure") } to your stake

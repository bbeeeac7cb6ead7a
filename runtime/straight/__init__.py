"""What plain functions of rules call while a game is played on at random.

The compiler prints each routine as a plain function (`compiler/handlers/straight/`). A routine that is not printed so
runs in its blocks, on the stack, until it ends: every question in it is answered at once.
"""

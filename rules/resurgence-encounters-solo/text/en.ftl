# Resurgence, Encounters alone: nothing that is not said below already.

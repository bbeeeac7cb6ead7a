# Only what the rules do not say themselves.

-act-sail = sail to a port
-event-sail = you sail to a port

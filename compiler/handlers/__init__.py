"""The plan as Python handlers, for people to read and for the runtime to play."""

"""The sentences, one file for each room that complains."""

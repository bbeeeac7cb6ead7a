"""The bundled packs: prose for players, rules for us, phrases for translators; data only."""

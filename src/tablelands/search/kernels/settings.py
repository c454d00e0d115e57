"""Where the settings of a search stand in their list; `search.settings` says what they mean."""

EXPLORE, TRUST, SHARPNESS, BLUR, ATTENTION, HORIZON, EXPAND_AT = range(7)

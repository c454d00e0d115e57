"""Indices into the list of settings of a UCT search; `search.uct_settings` describes them."""

EXPLORE, TRUST, SHARPNESS, BLUR, ATTENTION, HORIZON, EXPAND_AT = range(7)

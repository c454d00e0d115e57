"""The command `tablelands`. Needs the extra `cli`."""

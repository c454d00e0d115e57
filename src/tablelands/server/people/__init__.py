"""Guests, accounts, and how well they play."""

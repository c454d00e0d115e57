"""Mutation testing of the rules: plants small faults in copies of the tree and counts those that the tests catch."""

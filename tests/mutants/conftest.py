"""`make mutants` installs what these need, and runs them; elsewhere there is nothing to collect."""

from importlib.util import find_spec

collect_ignore_glob = [] if find_spec("cosmic_ray") else ["test_*.py"]

#!/bin/sh
# Makes the virtual environment named, with the first Python that is new enough and can. The system's own comes first: it
# is mostly built with more care for speed than one that was compiled at home, and then all is a quarter faster. Where
# Debian's Python lacks the module for it, root gets it installed and anybody else is told how.
set -eu

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_ensurepip() { "$1" -c 'import ensurepip' 2>/dev/null; }

venv=$1
if [ -n "${PYTHON:-}" ]; then
  set -- "$PYTHON"
else
  set -- /usr/bin/python3 python3 python3.14 python3.13 python3.12 python3.11
fi
found=
for python; do
  new_enough "$python" || continue
  found=$python
  if ! has_ensurepip "$python" && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    apt-get update -qq && apt-get install -y -qq "$package" || true
  fi
  if has_ensurepip "$python" && "$python" -m venv "$venv"; then
    exit 0
  fi
  rm -rf "$venv"
done
if [ -n "$found" ]; then
  echo "$found cannot make virtual environments; on Debian: apt install python3-venv" >&2
else
  echo "Tablelands needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3" >&2
fi
exit 1

#!/bin/sh
# Makes the virtual environment named, with the first Python that is new enough. Where Debian's Python lacks the module
# for it, root gets it installed and anybody else is told how.
set -eu

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }
has_ensurepip() { "$1" -c 'import ensurepip' 2>/dev/null; }

for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
  new_enough "$python" || continue
  if ! has_ensurepip "$python" && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
    package=$("$python" -c 'import sys; print("python%d.%d-venv" % sys.version_info[:2])')
    apt-get update -qq && apt-get install -y -qq "$package" || true
  fi
  if has_ensurepip "$python" && "$python" -m venv "$1"; then
    exit 0
  fi
  rm -rf "$1"
  echo "$python cannot make virtual environments; on Debian: apt install python3-venv" >&2
  exit 1
done
echo "Tablelands needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3" >&2
exit 1

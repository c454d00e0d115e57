#!/bin/sh
# Makes .venv with the first Python that is new enough; on Debian as root it fetches the missing venv module itself.
set -eu

new_enough() { "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; }

for python in "${PYTHON:-python3}" python3.14 python3.13 python3.12 python3.11; do
  if new_enough "$python"; then
    if ! "$python" -c 'import ensurepip' 2>/dev/null && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
      apt-get update -qq && apt-get install -y -qq python3-venv
    fi
    exec "$python" -m venv "$1"
  fi
done
echo "Tablelands needs Python 3.11 or newer; install it, or name it: make PYTHON=/path/to/python3" >&2
exit 1

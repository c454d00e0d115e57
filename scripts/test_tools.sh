#!/bin/sh
# Installs what the tests run besides Python: a browser, a PostgreSQL and a Redis to throw away, a proxy, and what the
# commands of docs/server.md use.
need=""
command -v chromium-headless-shell >/dev/null 2>&1 || need="$need chromium-headless-shell"  # faster than the full browser
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || need="$need postgresql"
command -v redis-server >/dev/null 2>&1 || need="$need redis-server"
command -v nginx >/dev/null 2>&1 || [ -x /usr/sbin/nginx ] || need="$need nginx-light"
command -v jq >/dev/null 2>&1 || need="$need jq"
command -v curl >/dev/null 2>&1 || need="$need curl"
[ -z "$need" ] && exit 0
if [ "$(id -u)" != 0 ]; then
    echo "The tests need:$need. Install them, or run 'make test' as root."
    exit 1
fi
echo "Installing$need ..."
apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends $need >/dev/null

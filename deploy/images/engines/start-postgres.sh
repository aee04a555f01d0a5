#!/bin/sh
# Creates the database's folder at the first start, with a password for everybody.
set -eu
if [ ! -e "$PGDATA/PG_VERSION" ]; then
  password=$(mktemp)
  printf '%s' "${POSTGRES_PASSWORD:?is not set}" >"$password"
  initdb --username=postgres --pwfile="$password" --auth=scram-sha-256 --encoding=UTF8 --locale=C.UTF-8
  rm "$password"
  printf 'host all all all scram-sha-256\n' >>"$PGDATA/pg_hba.conf"
fi
exec "$@" -c listen_addresses='*' -c unix_socket_directories=/tmp

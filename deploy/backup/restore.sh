#!/bin/sh
# restore.sh [--to TIME] FOLDER: makes FOLDER, which must be empty, the data of a server as it was at TIME, for example
# '2026-11-18 14:05:30+00'; without a time as late as $BACKUPS has it. Run it as the account of the server, with BACKUPS, PGUSER and
# PGPASSWORD. It starts a server that nobody can reach over the network, which reads the write-ahead log up to that time, and stops it.
set -eu
base=${BACKUPS:?is not set}/base
to=
if [ "${1:-}" = --to ]; then
  to=$2
  shift 2
fi
folder=${1:?the folder to restore to is missing}
if [ -n "$(ls -A "$folder" 2>/dev/null)" ]; then
  echo "$folder is not empty" >&2
  exit 1
fi

# The newest copy that was complete at that time. Names are times, and sort as such.
latest=$(date -u -d "${to:-now}" +%Y-%m-%dT%H:%M:%S.%3NZ)
copy=$(ls "$base" | awk -v latest="$latest" '/Z$/ && $0 <= latest' | tail -n 1)
if [ -z "$copy" ]; then
  echo "no base backup in $base was complete at $latest" >&2
  exit 1
fi

mkdir -p "$folder"
chmod 700 "$folder"
cp -a "$base/$copy/." "$folder"
cat >>"$folder/postgresql.auto.conf" <<SETTINGS
restore_command = 'gzip -dc "$BACKUPS/wal/%f.gz" >"%p"'
recovery_target_time = '$to'
recovery_target_action = 'promote'
synchronous_standby_names = ''
SETTINGS
touch "$folder/recovery.signal"

socket=$(mktemp -d)
trap 'rm -rf "$socket"' EXIT
export PGHOST="$socket" PGPORT=5432
ask() {
  psql --no-psqlrc --quiet --tuples-only --no-align --set=ON_ERROR_STOP=1 --dbname=postgres --command="$1" 2>/dev/null
}
fail() {
  echo "the server could not be restored:" >&2
  # After the reason come four lines on the end of the server, and more for each client that was connected then.
  grep -v 'the database system is' "$folder/restore.log" | tail -n 12 >&2
  exit 1
}
pg_ctl --pgdata="$folder" --log="$folder/restore.log" --silent --timeout=86400 \
  --options="-c listen_addresses='' -c unix_socket_directories='$socket' -c port=$PGPORT" start || fail
until [ "$(ask 'select pg_is_in_recovery()')" = f ]; do
  pg_ctl --pgdata="$folder" status >/dev/null || fail
  sleep 0.2
done
# Otherwise a standby that is made of this server would stop at the same time.
for setting in restore_command recovery_target_time recovery_target_action; do ask "alter system reset $setting"; done
pg_ctl --pgdata="$folder" --silent --mode=fast stop
echo "restored from the base backup of $copy to ${to:-the end of the log}: start the server with $folder"

#!/bin/sh
# base-backup.sh: copies the running server that PGHOST, PGPORT, PGUSER and PGPASSWORD name to $BACKUPS/base, under the time at which the
# copy was complete. Keeps the last $KEEP copies (7) and the write-ahead log since the first of them.
set -eu
base=${BACKUPS:?is not set}/base
wal=$BACKUPS/wal
unfinished=$base/unfinished
mkdir -p "$base" "$wal"
rm -rf "$unfinished"
pg_basebackup --pgdata="$unfinished" --checkpoint=fast --wal-method=stream
pg_verifybackup --quiet "$unfinished"
copy=$base/$(date -u +%Y-%m-%dT%H:%M:%S.%3NZ)
mv "$unfinished" "$copy"
sync "$base"

for old in $(ls "$base" | head -n "-${KEEP:-7}"); do rm -rf "${base:?}/$old"; done
oldest=$base/$(ls "$base" | head -n 1)
first=$(sed -n 's/^START WAL LOCATION: .* (file \(.*\))$/\1/p' "$oldest/backup_label")
pg_archivecleanup -x .gz "$wal" "$first"
echo "$copy"

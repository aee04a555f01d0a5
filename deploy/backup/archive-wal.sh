#!/bin/sh
# archive-wal.sh PATH NAME: PostgreSQL's archive_command. Copies a finished segment of the write-ahead log to $BACKUPS/wal.
# PostgreSQL keeps the segment and tries again until this succeeds.
set -eu
path=$1
wal=${BACKUPS:?is not set}/wal
copy=$wal/$2.gz
mkdir -p "$wal"
if [ -e "$copy" ]; then
  # Tried again after a crash. Another content under a known name comes from another server, and must not replace it.
  gzip -dc "$copy" | cmp -s - "$path"
  exit
fi
gzip -1 -c "$path" >"$copy.unfinished"
sync "$copy.unfinished"
mv "$copy.unfinished" "$copy"
sync "$wal"

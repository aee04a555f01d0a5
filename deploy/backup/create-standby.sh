#!/bin/sh
# create-standby.sh FOLDER: copies the primary that PGHOST, PGPORT, PGUSER and PGPASSWORD name to FOLDER, which must be empty. A server that
# is started with it follows the primary, under the name $STANDBY (standby). The primary keeps for it what it has not read yet.
set -eu
name=${STANDBY:-standby}
pg_basebackup --pgdata="${1:?the folder is missing}" --checkpoint=fast --wal-method=stream \
  --write-recovery-conf --create-slot --slot="$name" --dbname="application_name=$name"

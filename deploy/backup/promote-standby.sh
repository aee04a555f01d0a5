#!/bin/sh
# promote-standby.sh: makes the standby that PGHOST, PGPORT, PGUSER and PGPASSWORD name the primary. Make sure first that the old primary
# does not come back: two primaries would both take bets.
set -eu
# The settings are those of the old primary: commits would wait for a standby that there is not yet.
psql --no-psqlrc --quiet --set=ON_ERROR_STOP=1 --dbname=postgres \
  --command="alter system set synchronous_standby_names = ''" \
  --command="select pg_reload_conf()" \
  --command="select pg_promote(true, 60)" --output=/dev/null
test "$(psql --no-psqlrc --tuples-only --no-align --dbname=postgres --command='select pg_is_in_recovery()')" = f

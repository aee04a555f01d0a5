#!/bin/sh
# Writes .env from .env.example, with random passwords. An existing .env is not changed.
set -eu
cd "$(dirname "$0")/.."
if [ -e .env ]; then
  echo ".env exists already"
  exit
fi
umask 077
while IFS= read -r line; do
  case $line in
    # NATS reads what begins with a digit as a number.
    *PASSWORD*= | *SECRET=) printf '%sp%s\n' "$line" "$(od -An -N18 -tx1 /dev/urandom | tr -d ' \n')" ;;
    *) printf '%s\n' "$line" ;;
  esac
done <.env.example >.env
echo ".env is written"

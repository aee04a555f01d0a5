#!/usr/bin/env bash
# Builds all images, or those that are named, and prints their sizes: `deploy/images/build.sh [NAME …]`.
# With buildah where it is installed, else with Docker. BASE replaces the public image with Node, TAG the version.
set -euo pipefail
cd "$(dirname "$0")/../.."

TAG=${TAG:-latest}
PREFIX=${PREFIX:-localhost/touchline}
CERTIFICATES=/etc/ssl/certs/ca-certificates.crt
all=(feed bets api push web app cms host-demo)
names=("$@")
[ $# -gt 0 ] || names=("${all[@]}")

build() {
  local name=$1 file=$1 arguments=()
  case $name in
    feed | bets | api | push)
      file=service
      arguments+=(--build-arg "NAME=$name")
      ;;
  esac
  [ -z "${BASE:-}" ] || arguments+=(--build-arg "BASE=$BASE")
  arguments+=(--file "deploy/images/$file.Containerfile" --tag "$PREFIX-$name:$TAG")
  if command -v buildah >/dev/null; then
    # npm is asked with the certificates that this machine trusts; the images keep those of their base.
    [ ! -e "$CERTIFICATES" ] || arguments+=(--volume "$CERTIFICATES:$CERTIFICATES:ro")
    # Health checks are a part of Docker's format only.
    buildah bud --layers --isolation chroot --format docker "${arguments[@]}" .
  else
    docker build "${arguments[@]}" .
  fi
}

size_of() {
  if command -v podman >/dev/null; then podman image inspect --format '{{.Size}}' "$1"; else docker image inspect --format '{{.Size}}' "$1"; fi
}

for name in "${names[@]}"; do
  started=$SECONDS
  build "$name"
  echo "built $name in $((SECONDS - started)) s"
done
for name in "${names[@]}"; do
  echo "$PREFIX-$name:$TAG $(($(size_of "$PREFIX-$name:$TAG") / 1000000)) MB"
done

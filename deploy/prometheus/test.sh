#!/usr/bin/env bash
# Checks the configuration and runs the test of every alert. Needs promtool: `apt-get install prometheus`.
set -euo pipefail
cd "$(dirname "$0")"
promtool check config prometheus.yml
promtool test rules alerts.test.yml

#!/bin/sh
# Builds what changed, then starts the server and keeps it running.
root=$(cd "$(dirname "$0")/../.." && pwd) || exit
command=$(node "$root/tools/run/prepare-start.mjs") || exit
eval "set -- $command"
. "$root/tools/run/supervise.sh"

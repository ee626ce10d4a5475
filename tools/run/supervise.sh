#!/bin/sh
# Keeps a program running: `supervise.sh <program> [argument …]`.
#
# What ends unasked is started again, at once if it had been up for a minute, else after 1, 2, 4 … 30 seconds. Not
# started again: what ended with 0 or was told to stop, what says that it cannot be configured (78), and what ends with 1
# before it was ever up, because whoever typed the command is still there to read why. A program that ends for good and
# not in order may leave others behind: it is then called once more with --clean-up.
#
# A shell, because Node would take 40 MB to wait for a process.

not_configured=78
could_not_start=1
settled_after=60
longest_pause=30

child=
pause=0
asked=
has_run=

# A signal that comes again is handed on again: the program knows what the second one means.
hand_on() {
  asked=$1
  [ -n "$child" ] && kill -s "$1" "$child" 2>/dev/null
}
trap 'hand_on TERM' TERM
trap 'hand_on INT' INT
trap 'hand_on HUP' HUP

# Waits for the child although signals interrupt waiting; its exit code is in $code.
wait_for_child() {
  while :; do
    wait "$child"
    code=$?
    kill -0 "$child" 2>/dev/null || break
  done
  # Asked again once it is gone, the shell answers with the code of the child, not of the interruption.
  wait "$child" 2>/dev/null
  last=$?
  [ "$last" -ne 127 ] && code=$last
  child=
}

finish() {
  if [ "$code" -ne 0 ] && [ "$code" -ne "$not_configured" ]; then
    "$@" --clean-up
  fi
  exit "$code"
}

while :; do
  started=$(date +%s)
  "$@" <&0 &
  child=$!
  # A signal that came between the lines above had nobody to be handed on to.
  [ -n "$asked" ] && kill -s "$asked" "$child" 2>/dev/null
  wait_for_child
  [ -n "$asked" ] && finish "$@"
  case $code in
    0 | "$not_configured") finish "$@" ;;
    "$could_not_start") [ -z "$has_run" ] && finish "$@" ;;
  esac
  has_run=yes
  [ $(($(date +%s) - started)) -ge "$settled_after" ] && pause=0
  echo "The server ended unasked (exit code $code); starting it again in $pause s." >&2
  if [ "$pause" -gt 0 ]; then
    sleep "$pause" &
    child=$!
    code_of_crash=$code
    wait_for_child
    code=$code_of_crash
    [ -n "$asked" ] && finish "$@"
  fi
  pause=$((pause == 0 ? 1 : pause * 2))
  [ "$pause" -gt "$longest_pause" ] && pause=$longest_pause
done

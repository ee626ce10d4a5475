/** Clocks differ: what is reached within this is tried, and the server refuses it where it knows better. */
const clocksDifferMs = 60_000

/** Tells whether an instant that the server names is reached by the clock of this browser. Pure. */
export function isReached(instant: string, nowMs: number): boolean {
  return Date.parse(instant) <= nowMs + clocksDifferMs
}

/** Tells the time. Product code reads it through `ctx.now()`, so that tests can move it. */
export type Clock = { now(): Date }

export const systemClock: Clock = { now: () => new Date() }

/** Makes a clock that stands still until it is told to move. */
export function createManualClock(start: Date): Clock & { advance(durationMs: number): void } {
  let nowMs = start.getTime()
  return {
    now: () => new Date(nowMs),
    advance: (durationMs) => {
      nowMs += durationMs
    },
  }
}

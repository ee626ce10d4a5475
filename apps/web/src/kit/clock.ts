/**
 * Answers the time in whole milliseconds since 1970, monotonic while the page lives even when the system clock is set.
 * Browsers count parts of milliseconds; what is sent and kept has none.
 */
export function nowMs(): number {
  return Math.floor(performance.timeOrigin + performance.now())
}

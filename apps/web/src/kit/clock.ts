/** The time in milliseconds since 1970, monotonic while the page lives even when the system clock is set. */
export function nowMs(): number {
  return performance.timeOrigin + performance.now()
}

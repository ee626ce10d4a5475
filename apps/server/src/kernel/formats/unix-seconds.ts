/** Converts an instant to whole Unix seconds, as the public API writes it. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

/** Converts an instant to whole Unix seconds; null stays null. */
export function unixSecondsOrNull(instant: Date | null): number | null {
  return instant === null ? null : unixSeconds(instant)
}

/** An instant as the public API writes it: whole seconds since 1970. */
export function unixSeconds(instant: Date): number {
  return Math.floor(instant.getTime() / 1000)
}

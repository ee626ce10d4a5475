/** Notes something that went wrong but needs nobody's attention; it is found in the browser's console. */
export function logQuietly(what: string, error: unknown): void {
  console.warn(what, error)
}

/** Makes a value for `pattern` that only this very text matches. Browsers read patterns in the strict `v` mode. */
export function exactPattern(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
}

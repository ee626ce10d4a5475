/** Parses a language as somebody wrote it into BCP 47; undefined for what is none. */
export function localeOf(said: string | null | undefined): string | undefined {
  try {
    return said ? new Intl.Locale(said.replaceAll('_', '-')).toString() : undefined
  } catch {
    return undefined
  }
}

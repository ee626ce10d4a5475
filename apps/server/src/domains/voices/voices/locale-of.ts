/** A language that somebody wrote, as BCP 47 writes it; undefined for what is none. */
export function localeOf(said: string | null | undefined): string | undefined {
  try {
    return said ? new Intl.Locale(said.replaceAll('_', '-')).toString() : undefined
  } catch {
    return undefined
  }
}

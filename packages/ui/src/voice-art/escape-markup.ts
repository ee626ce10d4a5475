const named: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Writes text so that it stands in XML as text; what XML cannot hold at all is left out. */
export function escapeMarkup(text: string): string {
  return [...text]
    .filter((character) => character >= ' ' && !/[\p{Surrogate}\uFFFE\uFFFF]/u.test(character))
    .map((character) => named[character] ?? character)
    .join('')
}

/** A word of a description, as it is compared and as it was written. */
export type Word = {
  /** Lower case without diacritics. */
  readonly folded: string
  readonly start: number
  readonly end: number
  /** Counts up with every comma, full stop and the like: a thought seldom reaches further. */
  readonly clause: number
}

/** Cuts a text into words; hyphens divide, apostrophes vanish. */
export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let clause = 0
  let end = 0
  for (const match of text.matchAll(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu)) {
    if (/[,.;:!?()\n–—]/.test(text.slice(end, match.index))) clause++
    end = match.index + match[0].length
    words.push({ folded: fold(match[0]), start: match.index, end, clause })
  }
  return words
}

function fold(word: string): string {
  return word
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
}

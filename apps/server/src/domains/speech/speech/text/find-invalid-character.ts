export type InvalidCharacter = {
  /** UTF-16 index into the text. */
  readonly index: number
  readonly kind: 'nul' | 'lone_surrogate'
}

// In a Unicode pattern a well-formed pair is one code point, so \p{Cs} finds lone halves only.
const invalid = /\0|\p{Cs}/u

/** Finds the first character that no text may hold: NUL, which PostgreSQL cannot store, or half of a surrogate pair. */
export function findInvalidCharacter(text: string): InvalidCharacter | undefined {
  const match = invalid.exec(text)
  if (!match) return undefined
  return { index: match.index, kind: match[0] === '\0' ? 'nul' : 'lone_surrogate' }
}

import type { Token } from '../spoken-words/tokens.ts'

/** Where a word stands in a text, in UTF-16 code units; the end is exclusive. */
export type Place = { readonly start: number; readonly end: number }

/** Words are looked for so far behind the one before: what was changed meanwhile must not send the light elsewhere. */
const lookAheadMost = 120

/** Finds each spoken word in the text on the screen, in order; those that no longer stand there have no place. */
export function placeWords(tokens: readonly Token[], text: string): readonly (Place | undefined)[] {
  let from = 0
  return tokens.map(({ text: word, isWord }) => {
    if (!isWord) return undefined
    const start = text.slice(from, from + lookAheadMost + word.length).indexOf(word)
    if (start === -1) return undefined
    const place = { start: from + start, end: from + start + word.length }
    from = place.end
    return place
  })
}

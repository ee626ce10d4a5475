import type { Paragraph, Token } from '@vireo/transcripts'

/** A word by the places of its paragraph and itself. */
export type Place = { readonly paragraph: number; readonly token: number }

/** Finds the paragraph that is said at a time; in a pause the one before it, -1 before the first. */
export function paragraphAt(paragraphs: readonly Paragraph[], seconds: number): number {
  return lastBegun(paragraphs, seconds, ({ tokens }) => tokens[0]?.start ?? 0)
}

/** Finds the word that is said at a time; in a pause, the one before it. */
export function placeAt(paragraphs: readonly Paragraph[], seconds: number): Place | undefined {
  const paragraph = paragraphAt(paragraphs, seconds)
  const tokens = paragraphs[paragraph]?.tokens
  if (tokens === undefined) return undefined
  const at = lastBegun(tokens, seconds, ({ start }) => start ?? 0)
  const word = tokens.findLastIndex(({ type }, place) => place <= at && type !== 'spacing')
  return word < 0 ? undefined : { paragraph, token: word }
}

/** Finds which token a character of a paragraph’s text belongs to. */
export function tokenAt(tokens: readonly Token[], character: number): number {
  let end = 0
  const at = tokens.findIndex(({ text }) => {
    end += text.length
    return end > character
  })
  return at < 0 ? tokens.length : at
}

/** Finds the last of some things in the order of their times that has begun, or -1. */
function lastBegun<T>(things: readonly T[], seconds: number, startOf: (thing: T) => number): number {
  let [from, to] = [0, things.length]
  while (from < to) {
    const middle = (from + to) >> 1
    const thing = things[middle]
    if (thing !== undefined && startOf(thing) <= seconds) from = middle + 1
    else to = middle
  }
  return from - 1
}

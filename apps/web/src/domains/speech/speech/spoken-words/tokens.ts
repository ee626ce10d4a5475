import type { Alignment } from '@vireo/contracts/speech'

/** A stretch of a text that lights up as a whole: a word, or what stands between two of them. */
export type Token = {
  readonly text: string
  readonly startMs: number
  readonly endMs: number
  readonly isWord: boolean
  /** Which line of a dialogue it belongs to. */
  readonly lineIndex: number
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' })

/** Cuts the characters of one sentence into words, in whatever script, with the time that each is heard. */
export function tokensOf(alignment: Alignment, lineIndex = 0): Token[] {
  const { characters, character_start_times_seconds: starts, character_end_times_seconds: ends } = alignment
  const boundaries = [0]
  for (const character of characters) boundaries.push((boundaries.at(-1) ?? 0) + character.length)
  const tokens: Token[] = []
  let first = 0
  for (const { segment, index, isWordLike } of segmenter.segment(characters.join(''))) {
    let last = first
    while ((boundaries[last + 1] ?? Infinity) < index + segment.length) last += 1
    const startMs = (starts[first] ?? 0) * 1000
    const endMs = Math.max(startMs, (ends[last] ?? 0) * 1000)
    tokens.push({ text: segment, startMs, endMs, isWord: isWordLike ?? false, lineIndex })
    first = last + 1
  }
  return tokens
}

/** Finds the word that is heard at a moment, the last one that has begun; undefined before the first. */
export function wordAt(tokens: readonly Token[], positionMs: number): number | undefined {
  let low = 0
  let high = tokens.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((tokens[middle]?.startMs ?? Infinity) <= positionMs) low = middle + 1
    else high = middle
  }
  for (let index = low - 1; index >= 0; index--) if (tokens[index]?.isWord) return index
  return undefined
}

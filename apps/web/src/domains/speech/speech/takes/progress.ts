/** How far the speaking of a text is. */
export type Progress = {
  /** The sentence that is being made, counted from one. */
  readonly sentence: number
  readonly sentences: number
  /** From the rate so far; undefined while there is none. */
  readonly secondsLeft: number | undefined
  /** How much of the text has been made, 0 … 1. */
  readonly share: number
}

const segmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/** Tells where each sentence of the texts ends, counted through all of them. */
export function sentenceEnds(texts: readonly string[]): number[] {
  const ends: number[] = []
  let before = 0
  for (const text of texts) {
    for (const { segment, index } of segmenter.segment(text)) {
      if (segment.trim() !== '') ends.push(before + index + segment.length)
    }
    before += text.length
  }
  return ends
}

/** Says how far it is, from the characters that have arrived of so many, in so much time. */
export function progressOf(ends: readonly number[], madeCharacters: number, elapsedMs: number): Progress {
  const total = ends.at(-1) ?? 0
  const made = Math.min(madeCharacters, total)
  // What comes may lack blanks between sentences: a sentence of which so little is missing is there.
  const next = ends.findIndex((end) => end > made + blanksMost)
  return {
    sentence: next === -1 ? ends.length : next + 1,
    sentences: ends.length,
    secondsLeft: made === 0 ? undefined : Math.ceil((((total - made) / made) * elapsedMs) / 1000),
    share: total === 0 ? 0 : made / total,
  }
}

const blanksMost = 2

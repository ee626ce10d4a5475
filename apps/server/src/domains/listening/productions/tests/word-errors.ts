/** Cuts a text into words as they are compared: without case, signs, and different shapes of the same character. Pure. */
export function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize('NFKC').replaceAll('\u2019', "'").toLocaleLowerCase(language)
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)
  return [...words].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []))
}

/** Counts the words that must be exchanged, added or taken away to make one text of another: the word errors of the field. Pure. */
export function wordErrors(expected: readonly string[], given: readonly string[]): number {
  let before = Uint32Array.from({ length: given.length + 1 }, (_, at) => at)
  let row = new Uint32Array(given.length + 1)
  for (const [at, word] of expected.entries()) {
    row[0] = at + 1
    for (let to = 1; to <= given.length; to++) {
      const exchanged = (before[to - 1] ?? 0) + (given[to - 1] === word ? 0 : 1)
      row[to] = Math.min(exchanged, (before[to] ?? 0) + 1, (row[to - 1] ?? 0) + 1)
    }
    ;[before, row] = [row, before]
  }
  return before[given.length] ?? 0
}

/** Cuts a text into words as they are compared: without case, signs, and different shapes of the same character. Pure. */
export function wordsIn(text: string, language: string): string[] {
  const plain = text.normalize('NFKC').replaceAll('\u2019', "'").toLocaleLowerCase(language)
  const words = new Intl.Segmenter(language, { granularity: 'word' }).segment(plain)
  return [...words].flatMap(({ segment, isWordLike }) => (isWordLike === true ? [segment] : []))
}

const syllabicWeight = 3

/**
 * Estimates how long a UTF-16 code unit takes to say, in letters of an alphabet: a Chinese character, kana or Hangul
 * syllable takes about three times as long.
 */
export function unitWeight(unit: number): number {
  if (unit < 0x1100) return 1
  if (unit >= 0xdc00 && unit <= 0xdfff) return 0
  const syllabic =
    unit <= 0x11ff ||
    (unit >= 0x2e80 && unit <= 0xa4cf) ||
    (unit >= 0xac00 && unit <= 0xd7ff) ||
    (unit >= 0xd840 && unit <= 0xd8bf) ||
    (unit >= 0xf900 && unit <= 0xfaff)
  return syllabic ? syllabicWeight : 1
}

/** Adds up the weights of a text's code units; see `unitWeight`. */
export function readingWeight(text: string): number {
  let weight = 0
  for (let index = 0; index < text.length; index++) weight += unitWeight(text.charCodeAt(index))
  return weight
}

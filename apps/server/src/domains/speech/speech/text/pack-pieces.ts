import type { PlannedPiece } from './plan-pieces.ts'

/**
 * Planned pieces on their way between threads. Thousands of small objects take longer to copy than to make, so they
 * travel as one text and one list of numbers.
 */
export type PackedPieces = {
  readonly texts: string
  /** The languages that occur; pieces name them by place. */
  readonly languages: readonly string[]
  readonly numbers: Int32Array
}

const readBys = ['voice', 'other'] as const
const fieldsOfPiece = 7
const absent = -1

/** Packs pieces into a few arrays, to be read back with `unpackPieces` in another thread. */
export function packPieces(pieces: readonly PlannedPiece[]): PackedPieces {
  const languages = [...new Set(pieces.map(({ language }) => language))]
  const placeOf = new Map(languages.map((language, place) => [language, place]))
  const units = pieces.reduce((sum, { text }) => sum + text.length, 0)
  const numbers = new Int32Array(pieces.length * fieldsOfPiece + units)
  let at = 0
  for (const piece of pieces) {
    numbers[at++] = piece.text.length
    numbers[at++] = piece.sourceStart
    numbers[at++] = piece.sourceEnd
    numbers[at++] = placeOf.get(piece.language) ?? 0
    numbers[at++] = readBys.indexOf(piece.readBy)
    numbers[at++] = piece.pauseAfterMs
    numbers[at++] = piece.gapAfterMs ?? absent
    for (let unit = 0; unit < piece.text.length; unit++) numbers[at++] = piece.sourceIndex[unit] ?? 0
  }
  return { texts: pieces.map(({ text }) => text).join(''), languages, numbers }
}

/** Unpacks the pieces that a planning thread sent. */
export function unpackPieces({ texts, languages, numbers }: PackedPieces): PlannedPiece[] {
  const pieces: PlannedPiece[] = []
  let at = 0
  let textStart = 0
  const next = () => numbers[at++] ?? 0
  while (at < numbers.length) {
    const length = next()
    const [sourceStart, sourceEnd] = [next(), next()]
    const language = languages[next()] ?? ''
    const readBy = readBys[next()] ?? 'voice'
    const [pauseAfterMs, gapAfterMs] = [next(), next()]
    const sourceIndex = Array.from(numbers.subarray(at, at + length))
    at += length
    pieces.push({
      text: texts.slice(textStart, textStart + length),
      sourceIndex,
      sourceStart,
      sourceEnd,
      language,
      readBy,
      pauseAfterMs,
      ...(gapAfterMs !== absent && { gapAfterMs }),
    })
    textStart += length
  }
  return pieces
}

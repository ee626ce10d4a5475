import type { PieceReport, WordMark } from '@vireo/engines'
import type { PlannedPiece } from '../plan-pieces.ts'

/** What alignment needs of a piece's report. */
export type HeardPiece = Pick<PieceReport, 'startMs' | 'durationMs' | 'words'>

/** When each character (Unicode code point) sounds, in milliseconds from the start of the audio. */
export type CharacterAlignment = {
  readonly characters: readonly string[]
  readonly startMs: readonly number[]
  readonly endMs: readonly number[]
}

export type PieceAlignment = {
  /** Over the caller's text. */
  readonly alignment: CharacterAlignment
  /** Over the text that was read; a pause counts as one space. */
  readonly normalizedAlignment: CharacterAlignment
}

export type CharacterAligner = {
  /**
   * Aligns the next piece with what the engine reported of it. Joined in order, the characters of all
   * pieces are the caller's text. `untilMs` is where the audio ends, for the last piece.
   */
  next(piece: PlannedPiece, report: HeardPiece, untilMs?: number): PieceAlignment
}

/**
 * Aligns a text while it is spoken. Times start at 0, never go back and leave no gap: each character
 * starts where the one before it ends. Characters that are not read take no time; those of a pause
 * share its time.
 */
export function createCharacterAligner(source: string): CharacterAligner {
  let fromMs = 0
  return {
    next(piece, report, untilMs) {
      const endMs = Math.max(fromMs, untilMs ?? report.startMs + report.durationMs)
      const times = unitTimes(piece.text, report, fromMs, endMs)
      const characters = Array.from(source.slice(piece.sourceStart, piece.sourceEnd))
      const boundaries = sourceTimes(piece, characters, times, fromMs, endMs)
      const read = readTimes(piece.text, times, fromMs, endMs)
      fromMs = endMs
      return { alignment: between(characters, boundaries), normalizedAlignment: read }
    },
  }
}

/** Aligns a whole take; `durationMs` is the length of its audio, where the last character ends. */
export function alignCharacters(
  source: string,
  pieces: readonly PlannedPiece[],
  reports: readonly HeardPiece[],
  durationMs: number,
): PieceAlignment {
  const aligner = createCharacterAligner(source)
  const parts = pieces.map((piece, index) => {
    const report = reports[index] ?? { startMs: durationMs, durationMs: 0, words: [] }
    return aligner.next(piece, report, index === pieces.length - 1 ? durationMs : undefined)
  })
  return {
    alignment: joined(parts.map((part) => part.alignment)),
    normalizedAlignment: joined(parts.map((part) => part.normalizedAlignment)),
  }
}

function joined(parts: readonly CharacterAlignment[]): CharacterAlignment {
  return {
    characters: parts.flatMap((part) => part.characters),
    startMs: parts.flatMap((part) => part.startMs),
    endMs: parts.flatMap((part) => part.endMs),
  }
}

/**
 * Returns when each code unit of a text starts, in milliseconds. Units inside and between words share the time evenly;
 * marks that contradict each other or the audio are ignored.
 */
function unitTimes(text: string, report: HeardPiece, fromMs: number, endMs: number): number[] {
  const times: number[] = []
  let ms = fromMs
  const pace = (toUnit: number, toMs: number) => {
    const from = times.length
    for (let unit = from; unit < toUnit; unit++) times.push(ms + ((toMs - ms) * (unit - from)) / (toUnit - from))
    ms = toMs
  }
  const within = (markMs: number) => Math.min(endMs, Math.max(ms, report.startMs + markMs))
  for (const word of report.words) {
    if (!isUsable(word, times.length, text.length)) continue
    pace(word.textStart, within(word.startMs))
    pace(word.textEnd, within(word.endMs))
  }
  pace(text.length, endMs)
  return times
}

function isUsable(word: WordMark, from: number, length: number): boolean {
  const inOrder = word.textStart >= from && word.textEnd > word.textStart && word.textEnd <= length
  return inOrder && Number.isFinite(word.startMs) && Number.isFinite(word.endMs)
}

/** Returns the time at each boundary of the source's characters; a character that is not read takes none. */
function sourceTimes(
  piece: PlannedPiece,
  characters: readonly string[],
  times: readonly number[],
  fromMs: number,
  endMs: number,
): number[] {
  if (piece.text === '')
    return characters.map((_, index) => fromMs + ((endMs - fromMs) * index) / characters.length).concat(endMs)
  const boundaries = [fromMs]
  let source = piece.sourceStart
  let unit = 0
  for (const character of characters) {
    source += character.length
    while (unit < piece.text.length && (piece.sourceIndex[unit] ?? source) < source) unit++
    boundaries.push(times[unit] ?? endMs)
  }
  boundaries[boundaries.length - 1] = endMs
  return boundaries
}

function readTimes(text: string, times: readonly number[], fromMs: number, endMs: number): CharacterAlignment {
  if (text === '') return between([' '], [fromMs, endMs])
  const characters = Array.from(text)
  let unit = 0
  return between(characters, [
    fromMs,
    ...characters.map((character) => {
      unit += character.length
      return times[unit] ?? endMs
    }),
  ])
}

function between(characters: readonly string[], boundaries: readonly number[]): CharacterAlignment {
  return {
    characters,
    startMs: boundaries.slice(0, characters.length),
    endMs: boundaries.slice(1, characters.length + 1),
  }
}

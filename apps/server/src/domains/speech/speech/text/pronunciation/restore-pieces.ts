import type { GivenSounds } from '@vireo/engines'
import type { PlannedPiece } from '../plan-pieces.ts'
import type { SaidText } from './apply-pronunciation.ts'

/** Turns pieces of a text as it is said into pieces of the text as it was written: same sound, places of the source. */
export function restorePieces(pieces: readonly PlannedPiece[], said: SaidText): readonly PlannedPiece[] {
  if (said.text === said.source && said.sounds.length === 0) return pieces
  const { sourceIndex, source } = said
  const placeOf = (at: number) => sourceIndex[at] ?? source.length
  return pieces.map((piece, index) => ({
    ...piece,
    sourceIndex: piece.sourceIndex.map(placeOf),
    // What a text begins and ends with belongs to its pieces also where nothing is said of it.
    sourceStart: index === 0 ? 0 : placeOf(piece.sourceStart),
    sourceEnd: index === pieces.length - 1 ? source.length : placeOf(piece.sourceEnd),
  }))
}

/** Finds the sounds that are given for a piece of the source. Each is said once, where its word begins. */
export function soundsIn(piece: PlannedPiece, { sounds }: SaidText): { readonly sounds?: readonly GivenSounds[] } {
  if (sounds.length === 0) return {}
  const within: GivenSounds[] = []
  let unit = 0
  for (const { start, end, ipa } of sounds) {
    while (unit < piece.text.length && (piece.sourceIndex[unit] ?? 0) < start) unit++
    if (piece.sourceIndex[unit] !== start) continue
    const from = unit
    while (unit < piece.text.length && (piece.sourceIndex[unit] ?? end) < end) unit++
    within.push({ start: from, end: trimmedEnd(piece.text, from, unit), ipa })
  }
  return within.length > 0 ? { sounds: within } : {}
}

/** Leaves out blanks and marks at the end, which the word is followed by. */
function trimmedEnd(text: string, start: number, end: number): number {
  let last = end
  while (last > start + 1 && !/[\p{L}\p{N}\p{M}]/u.test(text.charAt(last - 1)) && !isSurrogate(text, last - 1)) last--
  return last
}

function isSurrogate(text: string, at: number): boolean {
  const unit = text.charCodeAt(at)
  return unit >= 0xd800 && unit <= 0xdfff
}

import { slotsPerPattern } from '@vireo/audio'
import type { FoundCode } from '@vireo/engines'
import { byteOfPlace, codeLength, codePlaces, type Patterns } from '../patterns.ts'
import { createFold, fold, type Stretch } from './fold.ts'
import { type Points, stepsPerSlot } from './measure-levels.ts'

/** Of each byte, so many values are followed: the right one need not be the likeliest. */
const followed = 4
const codesMax = 64

type Value = { readonly byte: number; readonly sum: number }
type Begun = { readonly bytes: readonly number[]; readonly sum: number }

/** Lists the likeliest codes in a stretch where a pattern was found. A code that was never written scores like chance. */
export function readCodes(
  points: Points,
  { start, end, phase }: Stretch & { readonly phase: number },
  patterns: Patterns,
): { readonly codes: readonly FoundCode[]; readonly plainScore: number } {
  // From the first beginning of a pattern at or before the stretch; what lies outside says nothing.
  const period = stepsPerSlot * slotsPerPattern
  const inPattern = (start + phase) % period
  const missing = (stepsPerSlot - (inPattern % stepsPerSlot)) % stepsPerSlot
  const first = start + missing
  const shift = Math.round((inPattern + missing) / stepsPerSlot) % slotsPerPattern
  const folded = createFold()
  fold(points, { start: first, end }, folded)
  const pointAt = (place: number) => {
    const pairs = folded.cosines.length / slotsPerPattern
    const at = (place - shift * pairs + folded.cosines.length) % folded.cosines.length
    return { x: folded.cosines[at] ?? 0, y: folded.sines[at] ?? 0 }
  }
  const own = codePlaces.map(pointAt)
  const deviation = Math.sqrt(own.reduce((sum, { x, y }) => sum + x * x + y * y, 0) / 2)
  if (deviation === 0) return { codes: [], plainScore: 0 }
  const sumOf = (valueAt: (index: number) => number, isOf: (index: number) => boolean) =>
    own.reduce((sum, { x, y }, index) => {
      if (!isOf(index)) return sum
      const angle = (2 * Math.PI * valueAt(index)) / 256
      return sum + x * Math.cos(angle) + y * Math.sin(angle)
    }, 0)
  let begun: Begun[] = [{ bytes: [], sum: 0 }]
  for (let byte = 0; byte < codeLength; byte++) {
    const values = Array.from({ length: 256 }, (_, value): Value => ({
      byte: value,
      sum: sumOf(
        (index) => patterns.valueAt(index, value),
        (index) => byteOfPlace(index) === byte,
      ),
    }))
    const likeliest = values.toSorted((a, b) => b.sum - a.sum).slice(0, followed)
    begun = begun.flatMap(({ bytes, sum }) =>
      likeliest.map((value) => ({ bytes: [...bytes, value.byte], sum: sum + value.sum })),
    )
  }
  return {
    codes: begun
      .toSorted((a, b) => b.sum - a.sum)
      .slice(0, codesMax)
      .map(({ bytes, sum }) => ({ code: Buffer.from(bytes).toString('hex'), score: sum / deviation })),
    plainScore:
      sumOf(
        (index) => patterns.plain[codePlaces[index] ?? 0] ?? 0,
        () => true,
      ) / deviation,
  }
}

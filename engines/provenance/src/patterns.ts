import { createCipheriv, createHmac } from 'node:crypto'
import { type MarkPattern, pairsOfBands, patternLength } from '@vireo/audio'

/** Bytes of a code. */
export const codeLength = 5
const valuesOfByte = 256

/** Places of a pattern that say a code; the others say whose mark it is. */
export const codePlaces: readonly number[] = Array.from({ length: patternLength }, (_, place) => place).filter(
  (place) => saysCode(Math.floor(place / pairsOfBands), place % pairsOfBands),
)

function saysCode(slot: number, pair: number): boolean {
  return (slot + 3 * pair) % codeLength === 0
}

/** What a key says in its patterns. */
export type Patterns = {
  /** Without a code. */
  readonly plain: MarkPattern
  /** What one byte of a code, of which there are `codeLength`, says at a place: the same numbers as a pattern's. */
  valueAt(index: number, byte: number): number
  /** The pattern of a code; throws RangeError for one of another length. */
  of(code: Uint8Array): MarkPattern
}

/** Derives the patterns of a key. Without the key nobody tells them from chance. */
export function createPatterns(key: Uint8Array): Patterns {
  const plain = streamOf(key, 'plain', patternLength)
  const values = streamOf(key, 'code', valuesOfByte * codePlaces.length)
  const valueAt = (index: number, byte: number) => values[byte * codePlaces.length + index] ?? 0
  return {
    plain,
    valueAt,
    of(code) {
      if (code.length !== codeLength) throw new RangeError(`a code has ${codeLength} bytes, not ${code.length}`)
      const pattern = plain.slice()
      for (const [index, place] of codePlaces.entries()) pattern[place] = valueAt(index, code[byteOfPlace(index)] ?? 0)
      return pattern
    },
  }
}

/** Returns which byte of a code a place belongs to, by its place among those of codes. */
export function byteOfPlace(index: number): number {
  return index % codeLength
}

/** Creates bytes that only the key gives: AES in counter mode under a key of its own. */
function streamOf(key: Uint8Array, use: string, length: number): Uint8Array {
  const own = createHmac('sha256', key).update(`mark:${use}`).digest()
  return new Uint8Array(createCipheriv('aes-256-ctr', own, Buffer.alloc(16)).update(Buffer.alloc(length)))
}

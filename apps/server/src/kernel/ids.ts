import { randomFillSync } from 'node:crypto'
import { type IdKind, productFacts } from './product.ts'

/**
 * The id of one kind of thing: an id of another kind is refused where it is asked for. A string that nobody has given a
 * kind yet takes the kind of the place where it enters.
 */
export type Id<Kind extends string> = string & { readonly kindOfId?: Kind; toString(): string }

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'
const timeDigits = 10
const counterDigits = 4
const chanceDigits = 12
const pool = Buffer.allocUnsafe(4096)
let poolAt = pool.length
let lastMs = -1
let counter = 0

/**
 * Makes an unguessable, URL-safe id that sorts by the time it was made: 48 bits of time, 20 that count up within a
 * millisecond from a number drawn anew for each, 60 of chance.
 */
export function makeId<Kind extends IdKind>(kind: Kind, nowMs: number): Id<Kind> {
  counter = nowMs === lastMs ? counter + 1 : (randomByte() << 8) | randomByte()
  lastMs = nowMs
  let chance = ''
  for (let digit = 0; digit < chanceDigits; digit++) chance += alphabet.charAt(randomByte() & 31)
  return `${productFacts().idPrefixes[kind]}_${digitsOf(nowMs, timeDigits)}${digitsOf(counter, counterDigits)}${chance}`
}

/** Writes the lowest digits of a number to the base of 32. */
function digitsOf(number: number, count: number): string {
  let digits = ''
  for (let rest = number; digits.length < count; rest = Math.floor(rest / 32))
    digits = alphabet.charAt(rest % 32) + digits
  return digits
}

function randomByte(): number {
  if (poolAt === pool.length) {
    randomFillSync(pool)
    poolAt = 0
  }
  return pool.readUInt8(poolAt++)
}

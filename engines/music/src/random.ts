/** A source of chance that says the same after the same seed, on every machine. */
export type Chance = {
  /** 0 ≤ x < 1. */
  next(): number
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number
  /** One of a list; throws on an empty one. */
  pick<T>(list: readonly T[]): T
  /** True in `share` of the cases. */
  is(share: number): boolean
  /** A source of its own for one purpose: what it says does not depend on how often this one was asked. */
  of(purpose: string): Chance
}

/** Answers a source of chance: mulberry32 (Tommy Ettinger, public domain), whose state is one 32-bit number. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d_2b_79_f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1))
  return {
    next,
    whole,
    pick(list) {
      const one = list[whole(0, list.length - 1)]
      if (one === undefined) throw new RangeError('There is nothing to pick from.')
      return one
    },
    is: (share) => next() < share,
    of: (purpose) => chanceOf(hash(purpose, seed)),
  }
}

/** Mixes FNV-1a over the letters of a purpose, begun with the seed. */
function hash(purpose: string, seed: number): number {
  let value = (0x81_1c_9d_c5 ^ seed) >>> 0
  for (const letter of purpose) value = Math.imul(value ^ (letter.codePointAt(0) ?? 0), 0x01_00_01_93) >>> 0
  return value
}

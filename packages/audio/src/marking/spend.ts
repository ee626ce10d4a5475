import { levelStepDb, pairsOfBands } from './mark-grid.ts'

/** Of the way to the level that says the pattern, a pair goes so many parts. */
const parts = 16
/** Frames overlap with such that change otherwise: so much is changed for one part of what is left of it. */
const overshoot = 1.25
/** How often the price of a change is corrected; each time it is known twice as well, in powers of ten. */
const corrections = 14
const [cheapest, dearest] = [1e-3, 1e3]

/** What a pair of bands could be changed by. */
export type Changes = {
  /** Decibels to the nearest level that says what the pattern says. */
  readonly missing: Float64Array
  /** What it costs to go all the way, in power. It grows with the square of the way. */
  readonly costs: Float64Array
}

const share = overshoot / parts
const certainties = new Float64Array(pairsOfBands * (parts + 1))
const chosen = new Uint8Array(pairsOfBands)

/**
 * Chooses how much of its way each pair goes, so that all together say the pattern most certainly for what may be spent: loud pairs are
 * dear, and quiet ones go all the way. Returns what is spent.
 */
export function spend({ missing, costs }: Changes, budget: number, shares: Float64Array): number {
  for (let pair = 0; pair < pairsOfBands; pair++)
    for (let part = 0; part <= parts; part++) {
      const left = (1 - part / parts) * (missing[pair] ?? 0)
      certainties[pair * (parts + 1) + part] = Math.cos((2 * Math.PI * left) / levelStepDb)
    }
  let spent = choose(costs, 0)
  if (spent > budget) {
    let [low, high] = [cheapest / budget, dearest / budget]
    for (let time = 0; time < corrections; time++) {
      const price = Math.sqrt(low * high)
      if (choose(costs, price) > budget) low = price
      else high = price
    }
    spent = choose(costs, high)
  }
  for (let pair = 0; pair < pairsOfBands; pair++) shares[pair] = (chosen[pair] ?? 0) * share
  return spent
}

/** Chooses what is worth its price for each pair. Returns what all of it costs. */
function choose(costs: Float64Array, price: number): number {
  let sum = 0
  for (let pair = 0; pair < pairsOfBands; pair++) {
    const cost = costs[pair] ?? 0
    let best = -Infinity
    let at = 0
    for (let part = 0; part <= parts; part++) {
      const worth = (certainties[pair * (parts + 1) + part] ?? 0) - price * cost * (part * share) ** 2
      if (worth > best) {
        best = worth
        at = part
      }
    }
    chosen[pair] = at
    sum += cost * (at * share) ** 2
  }
  return sum
}

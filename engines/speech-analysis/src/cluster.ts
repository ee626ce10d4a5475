import { added, type Moments } from './gaussian.ts'

/** How much more a group of its own must explain than it costs. 1 in theory; measured on voices of the library. */
const price = 2

/** Computes the gain of keeping two groups apart (Chen and Gopalakrishnan 1998); below 0 they are one. */
function worthOfApart(one: Moments, other: Moments, both: Moments): number {
  const width = one.sums.length
  const numbers = width + 0.5 * width * (width + 1)
  const gain = both.count * both.logDeterminant - one.count * one.logDeterminant - other.count * other.logDeterminant
  return 0.5 * gain - price * 0.5 * numbers * Math.log(both.count)
}

type Pair = { readonly one: Moments; readonly other: Moments; readonly both: Moments; readonly worth: number }

function pairOf(one: Moments, other: Moments): Pair {
  const both = added(one, other)
  return { one, other, both, worth: worthOfApart(one, other, both) }
}

/** Joins the two most similar groups until no two are alike and at most `groupsMax` are left. */
export function clustered(groups: readonly Moments[], groupsMax: number, onBeat: () => void): readonly Moments[] {
  let left = [...groups]
  let pairs = left.flatMap((one, at) => {
    if (at % 20 === 0) onBeat()
    return left.slice(at + 1).map((other) => pairOf(one, other))
  })
  while (left.length > 1) {
    onBeat()
    let best: Pair | undefined
    for (const pair of pairs) if (!best || pair.worth < best.worth) best = pair
    if (!best || (best.worth > 0 && left.length <= groupsMax)) break
    const { one, other, both } = best
    left = left.filter((group) => group !== one && group !== other)
    pairs = pairs.filter((pair) => ![pair.one, pair.other].some((group) => group === one || group === other))
    pairs.push(...left.map((group) => pairOf(group, both)))
    left.push(both)
  }
  return left
}

import type { TimedToken } from '../model/time.ts'

/** The same word in two lists, by their places. */
export type Match = { readonly one: number; readonly other: number }

/** How far the same word may lie apart when it is heard in two pieces. */
const TOLERANCE_S = 0.6

/**
 * Finds words that both lists heard at about the same time, in the order of both, as many as can be; of equally many those
 * that lie nearest to each other, so that "no, no, no" is not moved by one.
 */
export function matchWords(
  ones: readonly TimedToken[],
  others: readonly TimedToken[],
  toleranceS = TOLERANCE_S,
): Match[] {
  const width = others.length + 1
  const best = new Float64Array((ones.length + 1) * width)
  const spoken = { ones: ones.map(bare), others: others.map(bare) }
  const scoreOf = (one: number, other: number): number => {
    const [a, b] = [ones[one], others[other]]
    if (a === undefined || b === undefined || spoken.ones[one] !== spoken.others[other]) return 0
    const apart = Math.abs(middle(a) - middle(b))
    return apart > toleranceS ? 0 : 1 - apart / 1000
  }
  const at = (one: number, other: number) => best[one * width + other] ?? 0
  for (let one = ones.length - 1; one >= 0; one--) {
    for (let other = others.length - 1; other >= 0; other--) {
      const score = scoreOf(one, other)
      const taken = score === 0 ? 0 : score + at(one + 1, other + 1)
      best[one * width + other] = Math.max(taken, at(one + 1, other), at(one, other + 1))
    }
  }
  const matches: Match[] = []
  for (let one = 0, other = 0; one < ones.length && other < others.length;) {
    if (at(one, other) === at(one + 1, other)) one++
    else if (at(one, other) === at(one, other + 1)) other++
    else matches.push({ one: one++, other: other++ })
  }
  return matches
}

/** Leaves of a word what is compared: no case, no marks around it. */
function bare({ text }: TimedToken): string {
  const letters = text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '')
  return letters === '' ? text : letters
}

/** Gives the moment in the middle of a word. */
export function middle({ start, end }: TimedToken): number {
  return (start + end) / 2
}

import type { FoundMark, MarkFinding, MarkKey } from '@vireo/engines'
import { createPatterns, type Patterns } from './patterns.ts'
import { heardRateHz, measureLevels, type Points, stepSeconds } from './hearing/measure-levels.ts'
import type { Stretch } from './hearing/fold.ts'
import { readCodes } from './hearing/read-codes.ts'
import { type Match, placesTried, search, wantedOf } from './hearing/search.ts'

const stretchSeconds = 10
const shortestSeconds = 2
/** What chance may do, over all that is tried, before a mark is called found. */
const chanceMax = 1e-6

/** Looks for the marks of keys in a sound. Sounds shorter than two seconds say nothing. */
export function findMarks(samples: Float32Array, keys: readonly MarkKey[], onBeat: () => void): MarkFinding {
  const durationMs = Math.round((samples.length * 1000) / heardRateHz)
  return findIn(measureLevels(samples, onBeat), { durationMs, keys, onBeat })
}

type Asked = {
  readonly durationMs: number
  readonly keys: readonly MarkKey[]
  readonly onBeat: () => void
}

/** Looks for the marks of keys in what was measured of a sound. */
export function findIn(points: Points, { durationMs, keys, onBeat }: Asked): MarkFinding {
  const stretches = stretchesOf(points.steps)
  const tried = stretches.length * keys.length * placesTried
  if (tried === 0) return { durationMs, mark: undefined, chance: 1, score: 0 }
  let strongest: { readonly key: MarkKey; readonly patterns: Patterns; readonly matches: readonly Match[] } | undefined
  let best = -Infinity
  for (const key of keys) {
    const patterns = createPatterns(key.secret)
    const wanted = wantedOf(patterns)
    const matches = stretches.map((stretch) => {
      onBeat()
      return search(points, stretch, wanted)
    })
    const score = Math.max(...matches.map((match) => match.score))
    if (score <= best) continue
    best = score
    strongest = { key, patterns, matches }
  }
  const chance = chanceOf(best, tried)
  const mark =
    strongest && chance <= chanceMax
      ? describe(points, { ...strongest, isFound: (score) => chanceOf(score, tried) <= chanceMax })
      : undefined
  return { durationMs, mark, chance, score: best }
}

/** Returns the most that chance can do: no sum of directions that anybody drew is likelier (Hoeffding). */
function chanceOf(score: number, tried: number): number {
  return score <= 0 ? 1 : Math.min(1, tried * Math.exp(-(score * score) / 2))
}

/** Stretches of ten seconds that overlap by half, the last one at the end; the whole where it is shorter. */
function stretchesOf(steps: number): Stretch[] {
  const length = Math.round(stretchSeconds / stepSeconds)
  if (steps < Math.round(shortestSeconds / stepSeconds)) return []
  if (steps <= length) return [{ start: 0, end: steps }]
  const hop = length / 2
  const starts = Array.from({ length: Math.ceil((steps - length) / hop) }, (_, at) => Math.floor(at * hop))
  return [...starts, steps - length].map((start) => ({ start, end: start + length }))
}

type Strongest = {
  readonly key: MarkKey
  readonly patterns: Patterns
  readonly matches: readonly Match[]
  readonly isFound: (score: number) => boolean
}

function describe(points: Points, { key, patterns, matches, isFound }: Strongest): FoundMark {
  const found = matches.filter(({ score }) => isFound(score))
  const [first] = found.toSorted((a, b) => b.score - a.score)
  if (!first) throw new Error('a mark that was found is somewhere')
  // Of a sound that was cut and joined, the code is read where the strongest stretch belongs to.
  const same = found.filter(({ phase }) => isNear(phase, first.phase))
  const { codes, plainScore } = readCodes(points, { ...whole(same), phase: first.phase }, patterns)
  return {
    keyId: key.id,
    stretches: merged(found).map(({ start, end }) => ({
      startMs: Math.round(start * stepSeconds * 1000),
      endMs: Math.round(end * stepSeconds * 1000),
    })),
    codes,
    plainScore,
  }
}

function isNear(one: number, other: number): boolean {
  const apart = Math.abs(one - other)
  return Math.min(apart, placesTried - apart) <= 1
}

function whole(stretches: readonly Stretch[]): Stretch {
  return {
    start: Math.min(...stretches.map(({ start }) => start)),
    end: Math.max(...stretches.map(({ end }) => end)),
  }
}

function merged(stretches: readonly Stretch[]): Stretch[] {
  const out: Stretch[] = []
  for (const next of stretches) {
    const last = out.at(-1)
    if (last && next.start <= last.end) out[out.length - 1] = { start: last.start, end: Math.max(last.end, next.end) }
    else out.push({ start: next.start, end: next.end })
  }
  return out
}

import { compareSegments, isAlike, type Stretch } from './compare.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

/** Whose version of a stretch is taken. */
export type Side = 'mine' | 'theirs'
/** A stretch that two people changed, and what each of them has there. */
export type Clash = { readonly mine: readonly TimedSegment[]; readonly theirs: readonly TimedSegment[] }
type Part = { readonly taken: readonly TimedSegment[] } | { readonly clash: Clash }

/** Two versions that came of one, put together as far as that is clear; the rest is for somebody to decide. */
export type Unsettled = { readonly parts: readonly Part[]; readonly clashes: readonly Clash[] }

/**
 * Puts two versions together that came of one: what one of them alone changed is taken, what both did is a clash. Without what they
 * came of, each difference is one. Pure.
 */
export function putTogether(
  base: readonly TimedSegment[] | undefined,
  mine: readonly TimedSegment[],
  theirs: readonly TimedSegment[],
): Unsettled {
  const before = new Map((base ?? []).map((segment) => [segment.id, segment]))
  const isUnchanged = (segments: readonly TimedSegment[], others: readonly TimedSegment[]) =>
    base !== undefined &&
    segments.every((segment) => alikeIn(before, segment)) &&
    // What is missing here must be new there: else somebody took it away here.
    others.every(({ id }) => !before.has(id) || segments.some((segment) => segment.id === id))
  const parts = [...compareSegments(mine, theirs)].flatMap((stretch): Part[] =>
    stretch.kind === 'same'
      ? [{ taken: stretch.segments }]
      : oneByOne(stretch).map((each) => partOf(each, isUnchanged)),
  )
  return { parts, clashes: parts.flatMap((part) => ('clash' in part ? [part.clash] : [])) }
}

type Different = Extract<Stretch, { kind: 'different' }>

/** Takes a stretch apart where only words differ: two people who wrote in neighbours are in nobody's way. */
function oneByOne(stretch: Different): Different[] {
  const { olds, news } = stretch
  const isWords =
    olds.length === news.length &&
    olds.every(({ id, start_s: start, end_s: end }, at) => {
      const other = news[at]
      return other?.id === id && other.start_s === start && other.end_s === end
    })
  if (!isWords) return [stretch]
  return olds.map((old, at) => ({ kind: 'different', olds: [old], news: news.slice(at, at + 1) }))
}

type IsUnchanged = (segments: readonly TimedSegment[], others: readonly TimedSegment[]) => boolean

function partOf({ olds: mine, news: theirs }: Different, isUnchanged: IsUnchanged): Part {
  if (isUnchanged(mine, theirs)) return { taken: theirs }
  return isUnchanged(theirs, mine) ? { taken: mine } : { clash: { mine, theirs } }
}

function alikeIn(before: ReadonlyMap<string, TimedSegment>, segment: TimedSegment): boolean {
  const known = before.get(segment.id)
  return known !== undefined && isAlike(known, segment)
}

/** Answers what comes of it when somebody has decided each clash, in their order. Pure. */
export function settled({ parts }: Unsettled, sides: readonly Side[]): TimedSegment[] {
  let at = 0
  return parts.flatMap((part) => ('taken' in part ? part.taken : part.clash[sides[at++] ?? 'mine']))
}

/** Names speakers as both do; where they differ, as I do. Pure. */
export function namesOfBoth(mine: TimedText['speakers'], theirs: TimedText['speakers']): TimedText['speakers'] {
  const known = new Set(mine.map(({ id }) => id))
  return [...mine, ...theirs.filter(({ id }) => !known.has(id))]
}

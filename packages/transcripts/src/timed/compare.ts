import type { TimedSegment } from './timed-text.ts'

/** Segments that two versions have alike, or what either has between those. */
export type Stretch =
  | { readonly kind: 'same'; readonly segments: readonly TimedSegment[] }
  | { readonly kind: 'different'; readonly olds: readonly TimedSegment[]; readonly news: readonly TimedSegment[] }

/** Tells whether two segments say the same, at the same time, by the same speaker. */
export function isAlike(one: TimedSegment, other: TimedSegment): boolean {
  return (
    one === other ||
    (one.id === other.id &&
      one.text === other.text &&
      (one.translation ?? '') === (other.translation ?? '') &&
      one.speaker_id === other.speaker_id &&
      one.start_s === other.start_s &&
      one.end_s === other.end_s)
  )
}

/**
 * Cuts two versions at the segments that they have alike, one after the other in both. Whichever side is taken of each stretch that
 * differs, what comes of it is in order where both versions are. Pure.
 */
export function* compareSegments(olds: readonly TimedSegment[], news: readonly TimedSegment[]): Generator<Stretch> {
  const places = new Map(news.map((segment, at) => [segment.id, at]))
  let [from, fresh] = [0, 0]
  let old = 0
  const between = function* (oldEnd: number, newEnd: number): Generator<Stretch> {
    if (from < oldEnd || fresh < newEnd)
      yield { kind: 'different', olds: olds.slice(from, oldEnd), news: news.slice(fresh, newEnd) }
  }
  while (old < olds.length) {
    const at = alikeAt(olds[old], places, news)
    if (at === undefined || at < fresh) {
      old++
      continue
    }
    yield* between(old, at)
    const start = old
    let next = at
    while (old < olds.length && next < news.length && alike(olds[old], news[next])) [old, next] = [old + 1, next + 1]
    yield { kind: 'same', segments: olds.slice(start, old) }
    ;[from, fresh] = [old, next]
  }
  yield* between(olds.length, news.length)
}

function alike(one: TimedSegment | undefined, other: TimedSegment | undefined): boolean {
  return one !== undefined && other !== undefined && isAlike(one, other)
}

function alikeAt(
  segment: TimedSegment | undefined,
  places: ReadonlyMap<string, number>,
  news: readonly TimedSegment[],
): number | undefined {
  const at = segment && places.get(segment.id)
  return at !== undefined && alike(segment, news[at]) ? at : undefined
}

type Different = Extract<Stretch, { kind: 'different' }>

/** So many segments of both versions are one difference, beside those that sound at the same time. */
const segmentsMost = 10
/** However they overlap, no more than so many are. */
const overlappingMost = 20

/**
 * Cuts a stretch that differs into parts in the order of time, where one segment of either side is not yet over when the part would end
 * only if very many overlap: whoever cut a whole text anew is shown it bit by bit. Nothing is left out. Pure.
 */
export function* partsOf({ olds, news }: Different): Generator<Different> {
  let [old, fresh] = [0, 0]
  while (old < olds.length || fresh < news.length) {
    const [oldFrom, newFrom] = [old, fresh]
    let end = 0
    for (let count = 0; count < overlappingMost; count++) {
      const isOld = isEarlier(olds[old], news[fresh])
      const next = isOld ? olds[old] : news[fresh]
      if (!next || (count >= segmentsMost && next.start_s >= end)) break
      end = Math.max(end, next.end_s)
      if (isOld) old++
      else fresh++
    }
    yield { kind: 'different', olds: olds.slice(oldFrom, old), news: news.slice(newFrom, fresh) }
  }
}

function isEarlier(old: TimedSegment | undefined, fresh: TimedSegment | undefined): boolean {
  return old !== undefined && (fresh === undefined || old.start_s <= fresh.start_s)
}

import type { Patch } from './patch.ts'
import { fitInto, roomOf } from './room.ts'
import type { TimedChange } from './timed-change.ts'
import { exact, segmentAt, shortestS, type TimedSegment } from './timed-text.ts'

type Segments = readonly TimedSegment[]

/** Plans moving where a segment begins or ends, as far as there is room. Pure. */
export function planEdge(
  segments: Segments,
  at: number,
  {
    edge,
    to_s: wanted,
    endS,
  }: Pick<Extract<TimedChange, { kind: 'edge' }>, 'edge' | 'to_s'> & { readonly endS: number },
): Patch | undefined {
  const segment = segments[at]
  if (!segment) return undefined
  const { start_s: start, end_s: end } = segment
  const room = roomOf(segments, at, 1, endS)
  const [from, to] =
    edge === 'start_s'
      ? [room.from, Math.min(exact(end - shortestS), Math.max(start, segments[at + 1]?.start_s ?? end))]
      : [exact(start + shortestS), room.to]
  return from > to ? undefined : moved(segments, at, { [edge]: Math.min(to, Math.max(from, exact(wanted))) })
}

/** Plans moving a segment as it is, as far as there is room. Pure. */
export function planShift(
  segments: Segments,
  at: number,
  { by, endS }: { readonly by: number; readonly endS: number },
): Patch | undefined {
  const segment = segments[at]
  if (!segment) return undefined
  const { start_s: start, end_s: end } = segment
  const { from, to } = roomOf(segments, at, 1, endS)
  // One that lies over the next must not come to stand behind it.
  const latest = start + Math.min(to - end, Math.max(0, (segments[at + 1]?.start_s ?? Infinity) - start))
  const next = Math.min(latest, Math.max(from, exact(start + by)))
  return moved(segments, at, { start_s: next, end_s: Math.min(to, exact(end + next - start)) })
}

function moved(segments: Segments, at: number, times: Partial<TimedSegment>): Patch | undefined {
  const segment = segments[at]
  if (!segment) return undefined
  const next = { ...segment, ...times }
  const isSame = next.start_s === segment.start_s && next.end_s === segment.end_s
  return isSame || next.end_s <= next.start_s ? undefined : { at, removed: [segment], added: [next] }
}

/** Plans putting a segment where nobody speaks yet, as long as there is room. Pure. */
export function planInsert(segments: Segments, segment: TimedSegment, endS: number): Patch | undefined {
  if (segments.some(({ id }) => id === segment.id)) return undefined
  const at = segmentAt(segments, segment.start_s) + 1
  const taken = segments.slice(0, at).reduce((most, { end_s: end }) => Math.max(most, end), 0)
  if (segment.start_s < taken) return undefined
  const start = Math.max(taken, exact(segment.start_s))
  const end = Math.min(exact(segment.end_s), segments[at]?.start_s ?? endS)
  if (end - start < shortestS) return undefined
  return { at, removed: [], added: [{ ...segment, start_s: start, end_s: end }] }
}

/** Plans putting segments in the place of some that follow each other. Undefined where they have no room there. Pure. */
export function planReplace(
  segments: Segments,
  { ids, segments: others }: Extract<TimedChange, { kind: 'replace' }>,
  endS: number,
): Patch | undefined {
  const at = segments.findIndex(({ id }) => id === ids[0])
  const removed = segments.slice(at, at + ids.length)
  if (at < 0 || removed.some(({ id }, place) => id !== ids[place]) || removed.length !== ids.length) return undefined
  const rest = new Set([...segments.slice(0, at), ...segments.slice(at + ids.length)].map(({ id }) => id))
  const isUnique = new Set(others.map(({ id }) => id)).size === others.length && !others.some(({ id }) => rest.has(id))
  const fitting = isUnique ? fitInto(others, roomOf(segments, at, ids.length, endS)) : undefined
  return fitting && { at, removed, added: fitting }
}

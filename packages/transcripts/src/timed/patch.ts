import type { TimedSegment, TimedText } from './timed-text.ts'

/** What a change does: some segments stand where others did, and speakers are called something else. */
export type Patch = {
  readonly at: number
  readonly removed: readonly TimedSegment[]
  readonly added: readonly TimedSegment[]
  readonly names?: { readonly before: TimedText['speakers']; readonly after: TimedText['speakers'] }
}

/** Makes a change. What it leaves alone stays the same object. */
export function applyPatch({ segments, speakers }: TimedText, { at, removed, added, names }: Patch): TimedText {
  return {
    segments: removed.length === 0 && added.length === 0 ? segments : segments.toSpliced(at, removed.length, ...added),
    speakers: names?.after ?? speakers,
  }
}

/** Answers what takes a change back. */
export function reversed({ at, removed, added, names }: Patch): Patch {
  return {
    at,
    removed: added,
    added: removed,
    ...(names && { names: { before: names.after, after: names.before } }),
  }
}

/** Makes one change of two that were made to the same segment, one after the other; undefined where they were not. */
export function joined(first: Patch, second: Patch): Patch | undefined {
  const [before, after] = [first.added, second.removed]
  const isSame = first.at === second.at && before.length === 1 && after.length === 1 && before[0] === after[0]
  if (!isSame || first.names || second.names || second.added.length !== 1) return undefined
  return { at: first.at, removed: first.removed, added: second.added }
}

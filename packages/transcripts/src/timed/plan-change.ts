import type { Patch } from './patch.ts'
import { planJoin, planSplit } from './plan-split.ts'
import { planEdge, planInsert, planReplace, planShift } from './plan-times.ts'
import type { TimedChange } from './timed-change.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

/**
 * Plans what a change does to a timed text whose recording ends at `endS`. Whatever it is, segments stay in order, none comes to lie
 * over another, and no word is lost but those that somebody takes out. Undefined where it can do nothing. Pure.
 */
export function planChange(text: TimedText, change: TimedChange, endS: number): Patch | undefined {
  switch (change.kind) {
    case 'name':
      return planName(text, change)
    case 'insert':
      return planInsert(text.segments, change.segment, endS)
    case 'replace':
      return planReplace(text.segments, change, endS)
    default:
  }
  const at = text.segments.findIndex(({ id }) => id === change.id)
  const segment = text.segments[at]
  if (!segment) return undefined
  switch (change.kind) {
    case 'text':
    case 'translation':
    case 'speaker':
      return planFields({ at, segment }, change)
    case 'remove':
      return { at, removed: [segment], added: [] }
    case 'split':
      return planSplit(text.segments, at, change)
    case 'merge':
      return planJoin(text.segments, at, change.separator)
    case 'edge':
      return planEdge(text.segments, at, { ...change, endS })
    default:
      return planShift(text.segments, at, { by: change.by_s, endS })
  }
}

type Found = { readonly at: number; readonly segment: TimedSegment }

function planFields(
  { at, segment }: Found,
  change: Extract<TimedChange, { kind: 'text' | 'translation' | 'speaker' }>,
) {
  const [key, value] =
    change.kind === 'speaker' ? (['speaker_id', change.speaker_id] as const) : ([change.kind, change.text] as const)
  return segment[key] === value ? undefined : { at, removed: [segment], added: [{ ...segment, [key]: value }] }
}

function planName({ speakers }: TimedText, { speaker_id: id, name }: Extract<TimedChange, { kind: 'name' }>) {
  const known = speakers.find((each) => each.id === id)
  if (known?.name === name) return undefined
  const after = known ? speakers.map((each) => (each.id === id ? { id, name } : each)) : [...speakers, { id, name }]
  return { at: 0, removed: [], added: [], names: { before: speakers, after } }
}

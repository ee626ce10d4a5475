import { withTimes, type TimedToken } from '../model/time.ts'
import type { Seconds, Token } from '../model/token.ts'
import type { SegmentRules } from './segment-rules.ts'

export type Segment = {
  readonly speaker_id: string | null
  readonly channel_index: number | null
  readonly start: Seconds
  readonly end: Seconds
  readonly text: string
  readonly tokens: readonly Token[]
}

/** A word with the spacing before it, which goes where a segment ends. */
type Unit = { readonly lead: readonly TimedToken[]; readonly word: TimedToken; readonly length: number }

/**
 * Cuts what was heard into segments, in its order: no word is lost, none twice. Given parts are never joined. Where a limit
 * cuts, it is behind a sentence or a clause if one ends in the later half. A word longer than a limit stands alone.
 */
export function cutIntoSegments(parts: readonly (readonly Token[])[], rules: SegmentRules): Segment[] {
  return parts.flatMap((tokens) => {
    const segments: Segment[] = []
    let open: Unit[] = []
    for (const unit of unitsOf(withTimes(tokens))) {
      if (open.length > 0 && isAnother(open, unit, rules)) {
        segments.push(segmentOf(open))
        open = []
      }
      while (open.length > 0 && !fits(open, unit, rules)) {
        const kept = bestCut(open)
        segments.push(segmentOf(open.slice(0, kept)))
        open = open.slice(kept)
      }
      open.push(unit)
    }
    return open.length === 0 ? segments : [...segments, segmentOf(open)]
  })
}

function unitsOf(tokens: readonly TimedToken[]): Unit[] {
  const units: Unit[] = []
  let lead: TimedToken[] = []
  for (const token of tokens) {
    if (token.type === 'spacing') {
      lead.push(token)
      continue
    }
    const length = [...lead, token].reduce((sum, { text }) => sum + lengthOf(text), 0)
    units.push({ lead, word: token, length })
    lead = []
  }
  return units
}

function isAnother(open: readonly Unit[], { word }: Unit, { silenceLongerThan }: SegmentRules): boolean {
  const before = open.at(-1)?.word
  if (before === undefined) return false
  const sameVoice =
    (before.speaker_id ?? null) === (word.speaker_id ?? null) &&
    (before.channel_index ?? null) === (word.channel_index ?? null)
  return !sameVoice || (silenceLongerThan !== null && word.start - before.end > silenceLongerThan)
}

function fits(open: readonly Unit[], unit: Unit, { maxDuration, maxChars }: SegmentRules): boolean {
  const [first] = open
  if (first === undefined) return true
  if (maxDuration !== null && unit.word.end - first.word.start > maxDuration) return false
  if (maxChars === null) return true
  // Of the first, spacing is not written.
  return open.reduce((sum, each) => sum + each.length, 0) - leadLength(first) + unit.length <= maxChars
}

/** Says how many of the open units go into the segment that must end now. */
function bestCut(open: readonly Unit[]): number {
  for (const ending of [/[.!?…。！？।؟]["'”’»)\]]*$/u, /[,;:–—、，；：،]["'”’»)\]]*$/u]) {
    const last = open.findLastIndex(({ word }, at) => at + 1 >= open.length / 2 && ending.test(word.text))
    if (last >= 0) return last + 1
  }
  return open.length
}

function segmentOf(units: readonly Unit[]): Segment {
  const tokens = units.flatMap(({ lead, word }, at) => (at === 0 ? [word] : [...lead, word]))
  const [first] = tokens
  return {
    speaker_id: first?.speaker_id ?? null,
    channel_index: first?.channel_index ?? null,
    start: first?.start ?? 0,
    end: tokens.at(-1)?.end ?? 0,
    text: tokens.map(({ text }) => text).join(''),
    tokens,
  }
}

function leadLength({ lead }: Unit): number {
  return lead.reduce((sum, { text }) => sum + lengthOf(text), 0)
}

/** Counts characters, not the halves of those beyond the first plane. */
export function lengthOf(text: string): number {
  let length = 0
  for (const _ of text) length++
  return length
}

import type { Patch } from './patch.ts'
import { splitAtShare, splitText } from './split-text.ts'
import type { TimedChange } from './timed-change.ts'
import { exact, shortestS, type TimedSegment } from './timed-text.ts'

type Split = Extract<TimedChange, { kind: 'split' }>

/** Plans cutting a segment in two: where no time is given, at the share of its letters that stand before. Pure. */
export function planSplit(
  segments: readonly TimedSegment[],
  at: number,
  { at: character, at_s: given, new_id: id }: Split,
): Patch | undefined {
  const segment = segments[at]
  if (!segment || segments.some((other) => other.id === id)) return undefined
  const { start_s: start, end_s: end, translation } = segment
  const [from, to] = [exact(start + shortestS), exact(end - shortestS)]
  if (from > to) return undefined
  const [before, behind] = splitText(segment.text, character)
  const share = before.length / Math.max(1, before.length + behind.length)
  const time = exact(Math.min(to, Math.max(from, given ?? start + (end - start) * share)))
  const [first, second] =
    typeof translation === 'string' ? splitAtShare(translation, share) : [translation, translation]
  // What was not translated keeps having no translation at all.
  const both = <T>(value: T) => (translation === undefined ? {} : { translation: value })
  return {
    at,
    removed: [segment],
    added: [
      { ...segment, text: before, end_s: time, ...both(first) },
      { ...segment, id, text: behind, start_s: time, ...both(second) },
    ],
  }
}

/** Plans joining a segment with the one behind it; whoever speaks the first speaks both. Pure. */
export function planJoin(segments: readonly TimedSegment[], at: number, separator: string): Patch | undefined {
  const [first, second] = [segments[at], segments[at + 1]]
  if (!first || !second) return undefined
  const translation = joinedText([first.translation ?? '', second.translation ?? ''], separator)
  const isTranslated = typeof first.translation === 'string' || typeof second.translation === 'string'
  return {
    at,
    removed: [first, second],
    added: [
      {
        ...first,
        text: joinedText([first.text, second.text], separator),
        end_s: Math.max(first.end_s, second.end_s),
        ...(isTranslated && { translation }),
      },
    ],
  }
}

function joinedText(texts: readonly string[], separator: string): string {
  return texts
    .map((text) => text.trim())
    .filter((text) => text !== '')
    .join(separator)
}

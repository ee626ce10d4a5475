import { type Change, diffVersions } from '../edits/diff-versions.ts'
import { compareSegments } from './compare.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'

/** How a stretch of one version differs from that of another, word by word. */
export type TimedDifference = {
  readonly start_s: number
  readonly end_s: number
  readonly text: readonly Change[]
  /** None where neither has one. */
  readonly translation: readonly Change[]
  /** Whether segments begin or end elsewhere. */
  readonly isRetimed: boolean
}

/** So many words are compared at a call; beyond them a stretch counts as written anew, so that no comparison takes long. */
const wordsMost = 10_000

/**
 * Compares two versions word by word, stretch by stretch in the order of time, from a number of differences on; what is alike is
 * passed over. Pure.
 */
export function* diffTimed(olds: TimedText, news: TimedText, from = 0): Generator<TimedDifference> {
  const [before, after] = [namesIn(olds), namesIn(news)]
  const compare = comparing()
  let passed = 0
  for (const stretch of compareSegments(olds.segments, news.segments)) {
    if (stretch.kind === 'same' || passed++ < from) continue
    const both = [...stretch.olds, ...stretch.news]
    yield {
      start_s: both.reduce((least, { start_s: start }) => Math.min(least, start), Infinity),
      end_s: both.reduce((most, { end_s: end }) => Math.max(most, end), 0),
      text: compare(wordsOf(stretch.olds, 'text', before), wordsOf(stretch.news, 'text', after)),
      translation: compare(wordsOf(stretch.olds, 'translation'), wordsOf(stretch.news, 'translation')),
      isRetimed: timesOf(stretch.olds) !== timesOf(stretch.news),
    }
  }
}

/** Compares word by word until so many words were compared. */
function comparing(): (olds: readonly string[], news: readonly string[]) => Change[] {
  let left = wordsMost
  return (olds, news) => {
    const words = olds.length + news.length
    if (words > left) return diffVersions(olds, news, 0)
    left -= words
    return diffVersions(olds, news)
  }
}

function namesIn({ speakers }: TimedText): ReadonlyMap<string, string> {
  return new Map(speakers.map(({ id, name }) => [id, name]))
}

function wordsOf(
  segments: readonly TimedSegment[],
  field: 'text' | 'translation',
  names?: ReadonlyMap<string, string>,
): string[] {
  return segments.flatMap((segment, at) => {
    const { speaker_id: speaker } = segment
    const isOther = names !== undefined && speaker !== segments[at - 1]?.speaker_id
    const words = (segment[field] ?? '').split(/\s+/u).filter((word) => word !== '')
    return isOther && words.length > 0 ? [`${names.get(speaker) || speaker}:`, ...words] : words
  })
}

function timesOf(segments: readonly TimedSegment[]): string {
  return segments.map(({ start_s: start, end_s: end }) => `${start} ${end}`).join()
}

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

/** Beyond so many words a stretch counts as written anew, so that no comparison takes long. */
const wordsMost = 2000

/** Compares two versions word by word, stretch by stretch in the order of time; what is alike is passed over. Pure. */
export function* diffTimed(olds: TimedText, news: TimedText): Generator<TimedDifference> {
  const [before, after] = [namesIn(olds), namesIn(news)]
  for (const stretch of compareSegments(olds.segments, news.segments)) {
    if (stretch.kind === 'same') continue
    const both = [...stretch.olds, ...stretch.news]
    yield {
      start_s: Math.min(...both.map(({ start_s: start }) => start)),
      end_s: Math.max(...both.map(({ end_s: end }) => end)),
      text: diffWords(wordsOf(stretch.olds, 'text', before), wordsOf(stretch.news, 'text', after)),
      translation: diffWords(wordsOf(stretch.olds, 'translation'), wordsOf(stretch.news, 'translation')),
      isRetimed: timesOf(stretch.olds) !== timesOf(stretch.news),
    }
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

function diffWords(olds: readonly string[], news: readonly string[]): Change[] {
  if (olds.length <= wordsMost && news.length <= wordsMost) return diffVersions(olds, news)
  return [
    { kind: 'gone', words: olds },
    { kind: 'new', words: news },
  ]
}

import { type Change, diffVersions } from '../edits/diff-versions.ts'
import { compareSegments, partsOf } from './compare.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'
import { wordsOf } from './words-of.ts'

/** How a part of one version differs from that of another, word by word. */
export type TimedDifference = {
  readonly start_s: number
  readonly end_s: number
  readonly text: readonly Change[]
  /** None where neither has one. */
  readonly translation: readonly Change[]
  /** Whether segments begin or end elsewhere. */
  readonly isRetimed: boolean
}

/** A part with more words counts as written anew, so that no comparison takes long. */
const wordsMost = 10_000
/** A part with more characters is told segment by segment, because nobody speaks so much in so few. */
const charsMost = 50_000

/**
 * Compares two versions word by word, part by part in the order of time, from a number of differences on; what is alike is passed over,
 * and differences before that are not read. No part is longer than twenty segments. Pure.
 */
export function* diffTimed(olds: TimedText, news: TimedText, from = 0): Generator<TimedDifference> {
  const [before, after] = [namesIn(olds), namesIn(news)]
  let passed = 0
  for (const stretch of compareSegments(olds.segments, news.segments)) {
    if (stretch.kind === 'same') continue
    for (const part of partsOf(stretch)) {
      if (passed++ < from) continue
      const both = [...part.olds, ...part.news]
      const cut = charsIn(both) > charsMost ? (text: string) => [text] : wordsOf
      yield {
        start_s: both.reduce((least, { start_s: start }) => Math.min(least, start), Infinity),
        end_s: both.reduce((most, { end_s: end }) => Math.max(most, end), 0),
        text: compare(textsIn(part.olds, cut, before), textsIn(part.news, cut, after)),
        translation: compare(translationsIn(part.olds, cut), translationsIn(part.news, cut)),
        isRetimed: timesOf(part.olds) !== timesOf(part.news),
      }
    }
  }
}

function charsIn(segments: readonly TimedSegment[]): number {
  return segments.reduce((sum, { text, translation }) => sum + text.length + (translation?.length ?? 0), 0)
}

function compare(olds: readonly string[], news: readonly string[]): Change[] {
  return olds.length + news.length > wordsMost ? diffVersions(olds, news, 0) : diffVersions(olds, news)
}

function namesIn({ speakers }: TimedText): ReadonlyMap<string, string> {
  return new Map(speakers.map(({ id, name }) => [id, name]))
}

type Cut = (text: string) => string[]

/** Lists the words of segments, and before them who begins to speak; what nobody says has an empty name. */
function textsIn(segments: readonly TimedSegment[], cut: Cut, names: ReadonlyMap<string, string>): string[] {
  return segments.flatMap(({ text, speaker_id: speaker }, at) => {
    const words = text.trim() === '' ? [] : cut(text)
    const isOther = speaker !== (segments[at - 1]?.speaker_id ?? '')
    return isOther && words.length > 0 ? [`${names.get(speaker) || speaker}:`, ...words] : words
  })
}

function translationsIn(segments: readonly TimedSegment[], cut: Cut): string[] {
  return segments.flatMap(({ translation }) => (translation?.trim() ? cut(translation) : []))
}

function timesOf(segments: readonly TimedSegment[]): string {
  return segments.map(({ start_s: start, end_s: end }) => `${start} ${end}`).join()
}

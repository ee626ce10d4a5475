import { separatorOf, spaceWords, type Token } from '../model/token.ts'
import { cutIntoSegments } from '../segments/cut-into-segments.ts'
import { spreadWords } from './spread-words.ts'
import { fitInto } from './room.ts'
import type { TimedSegment } from './timed-text.ts'

export type SegmentWishes = {
  readonly maxChars: number
  readonly maxSeconds: number
  /** Where nobody speaks for longer, another segment begins. */
  readonly silenceS: number
  readonly language: string
  readonly newId: () => string
}

/** Cuts segments anew by what fits into one. No word is lost or changes its place, nor one of a translation. Pure. */
export function resegment(segments: readonly TimedSegment[], wishes: SegmentWishes): TimedSegment[] {
  const cut = runsOf(segments, wishes.silenceS).flatMap((run) => cutRun(run, wishes))
  const [from, to] = [segments[0]?.start_s ?? 0, segments.reduce((most, { end_s: end }) => Math.max(most, end), 0)]
  // What cannot be cut so short stays as it was.
  return fitInto(cut, { from, to }) ?? [...segments]
}

/** Gathers what one person says without a pause; what says nothing stands alone. */
function runsOf(segments: readonly TimedSegment[], silenceS: number): TimedSegment[][] {
  const runs: TimedSegment[][] = []
  for (const segment of segments) {
    const last = runs.at(-1)?.at(-1)
    const goesOn =
      last !== undefined &&
      last.speaker_id === segment.speaker_id &&
      last.text.trim() !== '' &&
      segment.text.trim() !== '' &&
      segment.start_s - last.end_s <= silenceS
    if (goesOn) runs.at(-1)?.push(segment)
    else runs.push([segment])
  }
  return runs
}

function cutRun(
  run: readonly TimedSegment[],
  { maxChars, maxSeconds, language, newId }: SegmentWishes,
): TimedSegment[] {
  const [first] = run
  if (!first || first.text.trim() === '') return [...run]
  const words = run.flatMap((segment) => spreadWords(segment).map((word) => wordOf(word)))
  const tokens = spaceWords(words, separatorOf(language))
  const cut = cutIntoSegments([tokens], { silenceLongerThan: null, maxChars, maxDuration: maxSeconds })
  const translations = sharedOut(
    run.map(({ translation }) => translation ?? '').join(' '),
    cut.map(({ text }) => text.length),
  )
  const isTranslated = run.some(({ translation }) => typeof translation === 'string')
  return cut.map(({ text, start, end }, at) => ({
    id: newId(),
    text,
    speaker_id: first.speaker_id,
    start_s: start,
    end_s: end,
    ...(isTranslated && { translation: translations[at] ?? '' }),
  }))
}

function wordOf({ text, start_s: start, end_s: end }: { text: string; start_s: number; end_s: number }): Token {
  return { text, type: 'word', start, end, logprob: 0 }
}

/** Shares the words of a text out, as many letters to each as it is of all. */
function sharedOut(text: string, lengths: readonly number[]): string[] {
  const words = text.split(/\s+/u).filter((word) => word !== '')
  const letters = words.reduce((sum, word) => sum + word.length, 0)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const shares: string[][] = lengths.map(() => [])
  let [at, reached, before] = [0, lengths[0] ?? 0, 0]
  for (const word of words) {
    // The middle of a word decides where it belongs.
    const middle = ((before + word.length / 2) * total) / Math.max(1, letters)
    while (at < lengths.length - 1 && middle > reached) reached += lengths[++at] ?? 0
    shares[at]?.push(word)
    before += word.length
  }
  return shares.map((each) => each.join(' '))
}

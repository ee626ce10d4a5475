import { separatorOf, spaceWords, type Token } from '../model/token.ts'
import type { Transcript } from '../model/transcript.ts'
import type { TimedSegment, TimedText } from './timed-text.ts'
import { hasMoreWordsThan, wordsOf } from './words-of.ts'

export type TimedLayout = {
  /** In which it is read. */
  readonly language: string
  readonly isTranslated: boolean
  /** What has more words is not cut at them. */
  readonly wordsMost: number
}

/**
 * Turns what was written of a recording into a transcript: a paragraph for each segment, its words spread over its time. In languages
 * without spaces a segment is one word, because nobody knows where one ends; so it is where there are too many. Pure.
 */
export function layOutTimed(text: TimedText, { language, isTranslated, wordsMost }: TimedLayout): Transcript {
  const isCut = !hasMoreWordsThan(text.segments, wordsMost)
  const paragraphs = text.segments.flatMap((segment) => {
    const said = (isTranslated ? segment.translation : segment.text)?.trim() ?? ''
    const words = isCut ? wordsOf(said) : [said.replace(/\s+/gu, ' ')]
    const tokens = spaceWords(said === '' ? [] : timed(words, segment), separatorOf(language))
    return tokens.length === 0 ? [] : [{ speaker_id: segment.speaker_id, tokens }]
  })
  return { speakers: text.speakers, paragraphs }
}

function timed(words: readonly string[], { start_s: start, end_s: end, speaker_id }: TimedSegment): Token[] {
  const total = words.reduce((sum, word) => sum + word.length, 0)
  let before = 0
  return words.map((word) => {
    const at = (length: number) => start + ((end - start) * length) / total
    const token = { text: word, type: 'word', start: at(before), end: at(before + word.length), speaker_id } as const
    before += word.length
    return { ...token, logprob: 0 }
  })
}

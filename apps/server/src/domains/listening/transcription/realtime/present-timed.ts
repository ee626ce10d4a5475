import type { RealtimeAnswer } from '@vireo/contracts/transcription'
import type { HeardStretch } from '../hearing/heard.ts'
import type { TimedWord } from '../hearing/time-words.ts'
import type { RealtimeWishes } from './realtime-wishes.ts'

type Timed = Extract<RealtimeAnswer, { readonly message_type: 'committed_transcript_with_timestamps' }>
type Asked = Pick<RealtimeWishes, 'include_timestamps' | 'include_language_detection' | 'language'>

/** Presents what was committed with its times and its language, as far as they were asked for; nothing where nobody spoke. */
export function presentTimed(found: HeardStretch | undefined, asked: Asked): Timed {
  const words = found?.words ?? []
  const language = found?.language ?? asked.language ?? null
  return {
    message_type: 'committed_transcript_with_timestamps',
    text: textOf(words),
    language_code: asked.include_language_detection ? language : null,
    words: asked.include_timestamps ? words.flatMap((word, at) => tokensOf(word, words[at - 1])) : null,
  }
}

function textOf(words: readonly TimedWord[]): string {
  return words.map(({ text, joined }, at) => (at === 0 || joined ? text : ` ${text}`)).join('')
}

function tokensOf({ text, joined, startMs, endMs, logprob = 0 }: TimedWord, before: TimedWord | undefined) {
  const word = { text, start: startMs / 1000, end: endMs / 1000, type: 'word' as const, logprob }
  if (!before || joined) return [word]
  const space = { text: ' ', start: before.endMs / 1000, end: word.start, type: 'spacing' as const, logprob: 0 }
  return [space, word]
}

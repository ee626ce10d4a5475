import * as fc from 'fast-check'
import type { Token } from './model/token.ts'

/** Words of several writings, some with marks that files give a meaning to. */
const anyWord = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom('and', 'no', 'so', 'house,', 'river.', 'Why?', 'it’s', 'naïve', 'Straße', '3,5'),
  },
  fc.constantFrom('<i>', 'a&b', '-->', '"quoted"', '{\\an8}', '$&', '(', '*', '\\'),
  fc.constantFrom('привет', 'שלום', 'مرحبا', 'नमस्ते', '你好', 'สวัสดี', '👩‍🚀', 'e\u0301', '𝒳'),
  fc.stringMatching(/^[a-z]{1,60}$/),
)

export type SpeechWishes = { readonly speakers?: number; readonly most?: number; readonly untimed?: boolean }

/** What a recogniser may have heard: words with spacing, in the order of their times. */
export function anySpeech({ speakers = 1, most = 60, untimed = false }: SpeechWishes = {}): fc.Arbitrary<Token[]> {
  const said = fc.record({
    text: anyWord,
    pause: fc.oneof({ weight: 5, arbitrary: fc.integer({ min: 0, max: 300 }) }, fc.integer({ min: 0, max: 9000 })),
    lasts: fc.integer({ min: 1, max: 900 }),
    speaker: fc.integer({ min: 0, max: speakers - 1 }),
    isEvent: fc.integer({ min: 0, max: 20 }).map((number) => number === 0),
    isTimed: untimed ? fc.boolean() : fc.constant(true),
    confidence: fc.integer({ min: 1, max: 100 }),
  })
  return fc.array(said, { minLength: 1, maxLength: most }).map((words) => {
    let at = 0
    const tokens = words.map((word): Token => {
      const start = at + word.pause
      at = start + word.lasts
      return {
        text: word.isEvent ? '(applause)' : word.text,
        type: word.isEvent ? 'audio_event' : 'word',
        start: word.isTimed ? start / 1000 : null,
        end: word.isTimed ? at / 1000 : null,
        speaker_id: `speaker_${word.speaker}`,
        logprob: Math.log(word.confidence / 100),
      }
    })
    return tokens.flatMap((token, place) => (place === 0 ? [token] : [aSpace(tokens[place - 1]), token]))
  })
}

/** A word that is said at a time. */
export function aWord(text: string, start: number, end: number, speaker = 'speaker_0'): Token {
  return { text, type: 'word', start, end, speaker_id: speaker, logprob: -0.1 }
}

/** A sentence whose words last half a second each, with a tenth between them. */
export function aSentence(text: string, start = 0, speaker = 'speaker_0'): Token[] {
  const words = text.split(' ').map((word, at) => aWord(word, start + at * 0.6, start + at * 0.6 + 0.5, speaker))
  return words.flatMap((word, at) => (at === 0 ? [word] : [aSpace(words[at - 1]), word]))
}

/** The words of tokens, without what is between them. */
export function wordsIn(tokens: readonly Token[]): string[] {
  return tokens.filter(({ type }) => type !== 'spacing').map(({ text }) => text)
}

function aSpace(before: Token | undefined): Token {
  return {
    text: ' ',
    type: 'spacing',
    start: before?.end,
    end: before?.end,
    speaker_id: before?.speaker_id,
    logprob: 0,
  }
}

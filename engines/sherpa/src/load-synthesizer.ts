import {
  EngineError,
  estimateWordTimes,
  isSpeakable,
  type EngineLink,
  type EngineVoice,
  type LoadSynthesizer,
  type SpeechPiece,
  type Synthesizer,
} from '@vireo/engines'
import type { LinkAnswer, LinkAsk } from './messages.ts'

type Speech = Extract<LinkAnswer, { samples: Int16Array }>
type Take = { speech?: Speech; readonly whenReady: Promise<void> }

const chunkMs = 20

/** What cannot be spoken ten times faster or slower is spoken as fast or slowly as it can be. */
const speedMin = 0.25
const speedMax = 4

/** A question without its number, one kind at a time. */
type Question = LinkAsk extends infer Ask ? (Ask extends LinkAsk ? Omit<Ask, 'id'> : never) : never

/** Languages whose models know Latin letters only. */
const latin: ReadonlySet<string> = new Set(
  'ca cs cy da de en es eu fi fr hr hu id is it lb lv ms nl no pl pt ro sk sl sq sv sw tr vi'.split(' '),
)

/** Tells whether a text holds anything that a model of these languages can read. */
function canRead(text: string, languages: readonly string[]): boolean {
  if (!languages.every((language) => latin.has(language))) {
    return languages.includes('zh') ? /[\p{N}\p{Script=Latin}\p{Script=Han}]/u.test(text) : /[\p{N}\p{L}]/u.test(text)
  }
  return /[\p{N}\p{Script=Latin}]/u.test(text)
}

/** Creates a function that asks over a link and waits for the answer of the same number. */
function correspond(link: EngineLink, onNews: (news: LinkAnswer) => void): (ask: Question) => Promise<LinkAnswer> {
  const waiting = new Map<number, (answer: LinkAnswer) => void>()
  let lastId = 0
  link.on('message', (message: unknown) => {
    // Only the host holds the other end.
    const answer = message as LinkAnswer
    if (answer.id === 0) onNews(answer)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  link.on('close', () => {
    const error = { kind: 'closed', message: 'the neural engine is gone', retryable: false } as const
    for (const [id, resolve] of waiting) resolve({ id, error })
    waiting.clear()
  })
  return async (ask) => {
    const id = ++lastId
    const answer = await new Promise<LinkAnswer>((resolve) => {
      waiting.set(id, resolve)
      link.postMessage({ ...ask, id })
    })
    if ('error' in answer) throw new EngineError(answer.error.kind, answer.error.message, answer.error)
    return answer
  }
}

/** Hands out speech in chunks until the listener has enough. Returns how many samples that were. */
function handOut({ samples, sampleRateHz }: Speech, onChunk: Parameters<Synthesizer['speak']>[1]): number {
  const chunk = Math.round((chunkMs * sampleRateHz) / 1000)
  for (let at = 0; at < samples.length; at += chunk) {
    const wish = onChunk(samples.subarray(at, at + chunk), sampleRateHz)
    if (wish === 'stop') return Math.min(samples.length, at + chunk)
  }
  return samples.length
}

/**
 * The part of the engine inside a speech worker. The model speaks elsewhere, ahead of time: `prepare` waits for it,
 * so that the worker goes on with other streams, and `speak` hands out what came.
 */
export const loadSynthesizer: LoadSynthesizer = async (link): Promise<Synthesizer> => {
  if (!link) throw new EngineError('unknown_voice', 'the neural engine has no host here')
  let voices: readonly EngineVoice[] = []
  const learn = (answer: LinkAnswer) => {
    if ('voices' in answer) voices = answer.voices
  }
  const ask = correspond(link, learn)
  learn(await ask({ ask: 'voices' }))
  // A stream hands in the very same piece each time; one that is given up takes its speech along.
  const takes = new WeakMap<SpeechPiece, Take>()

  async function fetchSpeech({ text, recipe, settings, seed }: SpeechPiece): Promise<Speech> {
    const { base, reference, rate = 1 } = recipe
    const speed = Math.min(speedMax, Math.max(speedMin, rate * settings.speed))
    const spoken = await ask({ ask: 'speak', base, text, speed, seed, reference })
    if (!('samples' in spoken)) throw new EngineError('crashed', 'the neural engine gave no samples')
    return spoken
  }

  function begin(piece: SpeechPiece): Take {
    const voice = voices.find(({ base }) => base === piece.recipe.base)
    if (voice && !canRead(piece.text, voice.languages)) {
      throw new EngineError('silent', `${voice.base} reads ${voice.languages.join(', ')} only`, { retryable: false })
    }
    const take: Take = {
      whenReady: fetchSpeech(piece).then((speech) => {
        take.speech = speech
      }),
    }
    takes.set(piece, take)
    // A second attempt starts afresh.
    take.whenReady.catch(() => takes.delete(piece))
    return take
  }

  return {
    voices: () => voices,
    find: (base) => voices.find((voice) => voice.base === base),
    prepare(piece) {
      if (!isSpeakable(piece.text)) return undefined
      const take = takes.get(piece) ?? begin(piece)
      return take.speech ? undefined : take.whenReady
    },
    speak(piece, onChunk) {
      const sampleRateHz = voices.find((voice) => voice.base === piece.recipe.base)?.sampleRateHz
      if (sampleRateHz === undefined) throw new EngineError('unknown_voice', `there is no model "${piece.recipe.base}"`)
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const speech = takes.get(piece)?.speech
      if (!speech) throw new EngineError('crashed', 'a piece was to be spoken before it was prepared')
      takes.delete(piece)
      if (speech.sampleRateHz !== sampleRateHz) {
        throw new EngineError(
          'garbage',
          `the model speaks at ${speech.sampleRateHz} Hz, not ${sampleRateHz} as it says`,
        )
      }
      const words = estimateWordTimes(piece.text, piece.language, speech.samples, sampleRateHz)
      return { samples: handOut(speech, onChunk), sampleRateHz, words }
    },
  }
}

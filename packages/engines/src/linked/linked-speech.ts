import { setImmediate } from 'node:timers/promises'
import { createResampler, readWav } from '@vireo/audio'
import { isSpeakable } from '../speakable.ts'
import {
  EngineError,
  type EngineLink,
  type EngineVoice,
  type LoadSynthesizer,
  type SpeechPiece,
  type SpokenBy,
  type Synthesizer,
} from '../speech.ts'
import { estimateWordTimes } from './word-times.ts'
import type { LinkedAnswer, LinkedAsk, LinkedRequest } from './messages.ts'

/** Whatever rate an engine elsewhere speaks at, it is brought to this one. */
const sampleRateHz = 24_000
const chunkMs = 20
/** The slowest reading of a text: a letter takes a second where whole words are written with one, and are said slowly. */
const secondsAtLeast = 30
const secondsPerLetter = 1
/** So much sound is read before other streams of the worker have their turn. */
const blockSamples = 131_072

/** What these engines take. */
const speedMin = 0.25
const speedMax = 4

type Speech = { readonly samples: Int16Array; readonly spokenBy: SpokenBy | undefined }
type Take = { speech?: Speech; readonly whenReady: Promise<void> }
type Question = { readonly ask: 'voices' } | ({ readonly ask: 'speak' } & LinkedRequest)

/** Creates a function that asks over a link and waits for the answer of the same number. */
function correspond(link: EngineLink, onNews: (news: LinkedAnswer) => void): (ask: Question) => Promise<LinkedAnswer> {
  const waiting = new Map<number, (answer: LinkedAnswer) => void>()
  let lastId = 0
  link.on('message', (message: unknown) => {
    // Only the host holds the other end.
    const answer = message as LinkedAnswer
    if (answer.id === 0) onNews(answer)
    waiting.get(answer.id)?.(answer)
    waiting.delete(answer.id)
  })
  link.on('close', () => {
    const error = { kind: 'closed', message: 'the way to the engine is gone', retryable: false } as const
    for (const [id, resolve] of waiting) resolve({ id, error })
    waiting.clear()
  })
  return async (question) => {
    const id = ++lastId
    const answer = await new Promise<LinkedAnswer>((resolve) => {
      waiting.set(id, resolve)
      const ask: LinkedAsk = { ...question, id }
      link.postMessage(ask)
    })
    if ('error' in answer) throw new EngineError(answer.error.kind, answer.error.message, answer.error)
    return answer
  }
}

/**
 * Reads a WAV file of a text and brings it to the rate that all these engines have here, block by block. Throws
 * `garbled`, also for sound that no reading of the text is as long as.
 */
async function readSpeech(wav: Uint8Array, text: string): Promise<Int16Array> {
  try {
    const { sampleRateHz: heardHz, samples } = readWav(wav, {
      secondsMax: secondsAtLeast + secondsPerLetter * text.length,
    })
    const resampler = await createResampler(heardHz, sampleRateHz)
    const parts: Int16Array[] = []
    for (let at = 0; at < samples.length; at += blockSamples) {
      if (at > 0) await setImmediate()
      parts.push(to16Bits(resampler.process(samples.subarray(at, at + blockSamples))))
    }
    return joined([...parts, to16Bits(resampler.flush())])
  } catch (error) {
    throw new EngineError('garbled', 'The engine answered sound that cannot be read.', { cause: error })
  }
}

function to16Bits(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (value) => Math.round(Math.max(-1, Math.min(1, value)) * 32_767))
}

function joined(parts: readonly Int16Array[]): Int16Array {
  const whole = new Int16Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

function handOut(samples: Int16Array, onChunk: Parameters<Synthesizer['speak']>[1]): number {
  const chunk = Math.round((chunkMs * sampleRateHz) / 1000)
  for (let at = 0; at < samples.length; at += chunk) {
    const wish = onChunk(samples.subarray(at, at + chunk), sampleRateHz)
    if (wish === 'stop') return Math.min(samples.length, at + chunk)
  }
  return samples.length
}

/** Tells whether a base names an engine and one of its voices. */
function isBase(base: string): boolean {
  return /^[\w-]+\/./.test(base)
}

/** Fetches pieces ahead of time, each once however often it is asked for. */
function createTakes(ask: (question: Question) => Promise<LinkedAnswer>) {
  // A stream hands in the very same piece each time; one that is given up takes its speech along.
  const takes = new WeakMap<SpeechPiece, Take>()
  const fetchSpeech = async ({ text, language, recipe, settings, seed }: SpeechPiece): Promise<Speech> => {
    const { base, rate = 1 } = recipe
    const speed = Math.min(speedMax, Math.max(speedMin, rate * settings.speed))
    const spoken = await ask({ ask: 'speak', base, text, language, speed, seed })
    if (!('wav' in spoken)) throw new EngineError('crashed', 'an engine elsewhere gave no sound')
    return { samples: await readSpeech(spoken.wav, text), spokenBy: spoken.spokenBy }
  }
  const begin = (piece: SpeechPiece): Take => {
    const take: Take = {
      whenReady: fetchSpeech(piece).then((speech) => {
        take.speech = speech
      }),
    }
    takes.set(piece, take)
    take.whenReady.catch(() => takes.delete(piece))
    return take
  }
  return {
    /** Undefined once the piece is there. */
    prepare(piece: SpeechPiece): Promise<void> | undefined {
      const take = takes.get(piece) ?? begin(piece)
      return take.speech ? undefined : take.whenReady
    },
    take(piece: SpeechPiece): Speech {
      const speech = takes.get(piece)?.speech
      if (!speech) throw new EngineError('crashed', 'a piece was to be spoken before it was prepared')
      takes.delete(piece)
      return speech
    },
  }
}

/**
 * The part inside a speech worker of engines that speak on other machines: `prepare` waits for the sound, so that the
 * worker goes on with other streams, and `speak` hands it out.
 */
export const loadSynthesizer: LoadSynthesizer = async (link): Promise<Synthesizer> => {
  if (!link) throw new EngineError('unknown_voice', 'engines by address have no host here')
  let voices: readonly EngineVoice[] = []
  const learn = (answer: LinkedAnswer) => {
    if ('voices' in answer) voices = answer.voices
  }
  const ask = correspond(link, learn)
  learn(await ask({ ask: 'voices' }))
  const takes = createTakes(ask)
  return {
    voices: () => voices,
    find: (base) => (isBase(base) ? { base, languages: [], sampleRateHz } : undefined),
    prepare: (piece) => (isSpeakable(piece.text) ? takes.prepare(piece) : undefined),
    speak(piece, onChunk) {
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const { samples, spokenBy } = takes.take(piece)
      const words = estimateWordTimes(piece.text, piece.language, samples, sampleRateHz)
      return { samples: handOut(samples, onChunk), sampleRateHz, words, ...(spokenBy && { spokenBy }) }
    },
  }
}

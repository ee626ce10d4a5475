import { setImmediate } from 'node:timers/promises'
import { createResampler, readWav } from '@vireo/audio'
import { isSpeakable } from '../speakable.ts'
import { EngineError, type EngineVoice, type LoadSynthesizer, type SpokenBy, type Synthesizer } from '../speech.ts'
import { correspond } from './correspond.ts'
import type { LinkedAnswer, LinkedRequest } from './messages.ts'
import { createTakes, handOut, paceOf } from './takes.ts'
import { estimateWordTimes } from './word-times.ts'

/** Whatever rate an engine elsewhere speaks at, it is brought to this one. */
const sampleRateHz = 24_000
/** The slowest reading of a text: a letter takes a second where whole words are written with one, and are said slowly. */
const secondsAtLeast = 30
const secondsPerLetter = 1
/** So much sound is read before other streams of the worker have their turn. */
const blockSamples = 131_072

type Speech = { readonly samples: Int16Array; readonly spokenBy: SpokenBy | undefined }
type Question = { readonly ask: 'voices' } | ({ readonly ask: 'speak' } & LinkedRequest)

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

/** Tells whether a base names an engine and one of its voices. */
function isBase(base: string): boolean {
  return /^[\w-]+\/./.test(base)
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
  const ask = correspond<Question, LinkedAnswer>(link, learn)
  learn(await ask({ ask: 'voices' }))
  const takes = createTakes(async (piece, { owner = '', signal }): Promise<Speech> => {
    const { text, language, recipe, seed } = piece
    const request = { base: recipe.base, text, language, speed: paceOf(piece), seed, owner }
    const spoken = await ask({ ask: 'speak', ...request }, signal)
    if (!('wav' in spoken)) throw new EngineError('crashed', 'an engine elsewhere gave no sound')
    return { samples: await readSpeech(spoken.wav, text), spokenBy: spoken.spokenBy }
  })
  return {
    voices: () => voices,
    find: (base) => (isBase(base) ? { base, languages: [], sampleRateHz } : undefined),
    prepare: (piece, wish) => (isSpeakable(piece.text) ? takes.prepare(piece, wish) : undefined),
    speak(piece, onChunk) {
      if (!isSpeakable(piece.text)) return { samples: 0, sampleRateHz, words: [] }
      const { samples, spokenBy } = takes.take(piece)
      const words = estimateWordTimes(piece.text, piece.language, samples, sampleRateHz)
      return { samples: handOut(samples, sampleRateHz, onChunk), sampleRateHz, words, ...(spokenBy && { spokenBy }) }
    },
  }
}

import { joinBytes, parseOutputFormat } from '@vireo/audio'
import type { SpeechEngine, SpeechPiece, VoiceRecipe, WordMark } from '../speech.ts'
import type { SpokenReference } from '../speech-analysis.ts'

/**
 * Speaks texts for comparison: one list for each voice, or for the one of that number, in the order of the texts. Rejects
 * with EngineError.
 */
export type SpeakReference = (
  texts: readonly string[],
  language: string,
  signal?: AbortSignal,
  voice?: number,
) => Promise<readonly (readonly SpokenReference[])[]>

const sampleRateHz = 16_000

type Wishes = Pick<SpeechPiece, 'text' | 'recipe' | 'language'>

const plainly = { speed: 1, stability: 1, similarityBoost: 0.75, style: 0, useSpeakerBoost: false } as const

/** What is kept of earlier comparisons, about 250 kB each: the same lines are asked for again and again. */
const keptMax = 64

/**
 * Creates a speaker of references in the product's own voices, and keeps the latest. `recipesOf` chooses a few
 * different voices by language.
 */
export function createReferenceSpeaker(
  speech: SpeechEngine,
  recipesOf: (language: string) => readonly VoiceRecipe[] | Promise<readonly VoiceRecipe[]>,
): SpeakReference {
  /** The one that was used last is the last. */
  const kept = new Map<string, SpokenReference>()
  const speak = async (wishes: Wishes, signal: AbortSignal | undefined) => {
    const key = JSON.stringify(wishes)
    const spoken = kept.get(key) ?? (await speakOne(speech, wishes, signal))
    kept.delete(key)
    kept.set(key, spoken)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
    return spoken
  }
  return async (texts, language, signal, voice) => {
    const sets: SpokenReference[][] = []
    const recipes = await recipesOf(language)
    for (const recipe of voice === undefined ? recipes : recipes.slice(voice, voice + 1)) {
      const spoken: SpokenReference[] = []
      // One after the other: a comparison is in no hurry, and others wait for the same engine.
      for (const text of texts) spoken.push(await speak({ text, recipe, language }, signal))
      sets.push(spoken)
    }
    return sets
  }
}

function speakOne(speech: SpeechEngine, wishes: Wishes, signal: AbortSignal | undefined): Promise<SpokenReference> {
  signal?.throwIfAborted()
  const format = parseOutputFormat(`pcm_${sampleRateHz}`)
  if (!format) throw new Error('there is no format for bare samples')
  return new Promise((resolve, reject) => {
    const blocks: Uint8Array[] = []
    let words: readonly WordMark[] = []
    const leave = () => {
      stream.cancel()
      reject(signal?.reason)
    }
    const over = () => signal?.removeEventListener('abort', leave)
    const stream = speech.open(format, {
      audio: (bytes) => void blocks.push(bytes),
      piece: (report) => (words = report.words),
      end() {
        over()
        resolve({ samples: samplesOf(joinBytes(blocks)), sampleRateHz, words: words.map(wordOf) })
      },
      fail(error) {
        over()
        reject(error)
      },
    })
    const wordOf = ({ textStart, textEnd, startMs, endMs }: WordMark) => {
      return { text: wishes.text.slice(textStart, textEnd), startMs, endMs }
    }
    signal?.addEventListener('abort', leave, { once: true })
    stream.push({ ...wishes, settings: plainly, seed: 1, pauseAfterMs: 0 })
    stream.finish()
  })
}

function samplesOf(bytes: Uint8Array): Float32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const samples = new Float32Array(bytes.length >> 1)
  for (let at = 0; at < samples.length; at++) samples[at] = view.getInt16(at * 2, true) / 32_768
  return samples
}

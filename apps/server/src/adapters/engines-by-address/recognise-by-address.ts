import { writeWav } from '@vireo/audio'
import type { Recognition, RecognitionEngine } from '@vireo/engines'
import { z } from 'zod'
import { type AddressEngine, hostOf } from '../../ports/address-engines.ts'
import type { AddressClient } from './address-client.ts'
import { addressFailure } from './failure-of.ts'
import { multipartOf } from './multipart-of.ts'
import { readJson } from './read-answer.ts'

const bytesMax = 16 * 2 ** 20
/** An hour of words and of what servers tell besides. */
const marksMax = 150_000

/** What recognisers that are asked like this listen by. */
export const hintsByAddress = ['keyterms', 'temperature'] as const
/** They read about two hundred tokens of what came before. */
const promptLength = 600
const hottest = 1

const Heard = z.object({
  text: z.string(),
  language: z.string().nullish(),
  words: z.array(z.object({ word: z.string(), start: z.number(), end: z.number() })).nullish(),
})

/** Creates a recogniser that listens on another machine. */
export function recogniserByAddress(client: AddressClient, engine: AddressEngine): RecognitionEngine {
  return {
    close: () => Promise.resolve(),
    hints: hintsByAddress,
    languages: () => Promise.resolve(engine.languages),
    async recognise({ samples, sampleRateHz }, { language, keyterms, temperature, signal, share } = {}) {
      if (samples.length === 0) return { text: '', language, words: [] }
      const { recognition } = await transcribe(client, engine, {
        wav: writeWav(samples, sampleRateHz),
        ...(language !== undefined && { language }),
        ...(keyterms && { keyterms }),
        ...(temperature !== undefined && { temperature }),
        ...(signal && { signal }),
        ...(share !== undefined && { owner: share }),
      })
      return within(recognition, (1000 * samples.length) / sampleRateHz)
    },
  }
}

export type Transcribed = {
  readonly wav: Uint8Array
  readonly language?: string
  readonly keyterms?: readonly string[]
  readonly temperature?: number
  readonly signal?: AbortSignal
  readonly owner?: string
}

/** Asks an engine to write down what is said in a WAV file. */
export function transcribe(
  client: AddressClient,
  engine: AddressEngine,
  { wav, language, keyterms = [], temperature, signal, owner }: Transcribed,
): Promise<{ readonly recognition: Recognition }> {
  const fields = [
    ['model', engine.model],
    ['response_format', 'verbose_json'],
    ['timestamp_granularities[]', 'word'],
    ...(language === undefined ? [] : [['language', language.split('-', 1)[0] ?? language] as const]),
    ...(keyterms.length === 0 ? [] : [['prompt', promptOf(keyterms)] as const]),
    ...(temperature === undefined ? [] : [['temperature', String(Math.min(hottest, temperature))] as const]),
  ] as const
  const { body, contentType } = multipartOf(fields, { name: 'audio.wav', type: 'audio/wav', bytes: wav })
  const host = hostOf(engine)
  const request = { path: '/audio/transcriptions', body, contentType, maxBytes: bytesMax, signal, owner }
  return client.ask(engine, request, async (answer) => {
    const heard = Heard.safeParse(await readJson(answer, host, marksMax))
    if (!heard.success) throw addressFailure('garbled', `${host} answered something else than it should.`)
    const { text, language: found, words } = heard.data
    return {
      recognition: {
        text: text.trim(),
        // Some servers name languages in English, which is no code.
        language: found && /^[a-z]{2,3}(-|$)/.test(found) ? found : language,
        words: (words ?? []).map(({ word, start, end }) => ({
          text: word.trim(),
          startMs: 1000 * start,
          endMs: 1000 * end,
        })),
      },
    }
  })
}

/** Writes terms as a text that came before, which is how these recognisers are helped: the first, as many as are read. */
function promptOf(keyterms: readonly string[]): string {
  let prompt = ''
  for (const term of keyterms) {
    const longer = prompt === '' ? term : `${prompt}, ${term}`
    if (longer.length > promptLength) break
    prompt = longer
  }
  return `${prompt}.`
}

/** Brings times into order and into the sound, which not every server does. */
function within(recognition: Recognition, durationMs: number): Recognition {
  let reached = 0
  const words = recognition.words.map(({ text, startMs, endMs }) => {
    const start = Math.min(durationMs, Math.max(reached, startMs))
    reached = start
    return { text, startMs: start, endMs: Math.min(durationMs, Math.max(start, endMs)) }
  })
  return { ...recognition, words }
}

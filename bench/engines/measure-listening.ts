import { createResampler, joinSamples, writeWav } from '@vireo/audio'
import { loadSynthesizer } from '@vireo/engine-flite'
import type { RecognitionEngine } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { createPocketSphinx } from '../../apps/server/src/adapters/pocketsphinx.ts'
import { wordsOf } from '../marks/words-of.ts'
import { engineBytes } from './resident.ts'
import type { Row, Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, rounded } from '../statistics.ts'

const rateHz = 16_000
const spokenSeconds = 20
const pairs = 3
const shareMin = 0.85
const longHours = 2
const speechEverySeconds = 2400
const memoryMax = 1e9
const lookEveryMs = 250
/** Each half of it ends then at the latest, however busy the machine is with other work. */
const patienceMs = 100_000

/**
 * Measures how fast recordings are written down through the API beside the bare recogniser, and the memory that two hours take; nothing where this
 * machine has no recogniser.
 */
export async function measureListening(server: ServerUnderTest): Promise<Section | undefined> {
  const recogniser = await createPocketSphinx().find('recognition')
  if (!recogniser) return undefined
  const rows = [await speedRow(server, recogniser), await memoryRow(server)]
  return {
    title: 'Recordings that are written down, POST /v1/speech-to-text, PocketSphinx',
    rows,
    notes: [
      `Speed: ${spokenSeconds} s of speech, pairs in turns. Memory: the server and what listens for it; somebody speaks for a while every ${speechEverySeconds / 60} minutes, the rest is quiet.`,
    ],
  }
}

async function speedRow(server: ServerUnderTest, recogniser: RecognitionEngine): Promise<Row> {
  const [product, bare]: [number[], number[]] = [[], []]
  const endsAtMs = performance.now() + patienceMs
  for (let pair = 0; pair < pairs && (pair === 0 || performance.now() < endsAtMs); pair++) {
    const samples = await speech(pair)
    bare.push(await timeOf(() => recogniser.recognise({ samples, sampleRateHz: rateHz })))
    product.push(await timeOf(() => writeDown(server, samples)))
  }
  const share = median(product.map((ms, at) => (bare[at] ?? Number.NaN) / ms))
  const times = (ms: readonly number[]) => rounded((1000 * spokenSeconds) / median(ms), 2)
  return {
    what: `how much faster than people speak, ${product.length} pairs`,
    measured: times(product),
    unit: '×',
    baseline: times(bare),
    baselineName: 'bare',
    relation: rounded(share, 2),
    limit: `≥ ${shareMin}`,
    holds: share >= shareMin,
  }
}

async function memoryRow(server: ServerUnderTest): Promise<Row> {
  const samples = new Float32Array(longHours * 3600 * rateHz)
  const said = await speech(pairs)
  for (let at = 0; at < samples.length; at += speechEverySeconds * rateHz) samples.set(said, at)
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, engineBytes(server))), lookEveryMs)
  const late = AbortSignal.timeout(patienceMs)
  let isWhole = true
  try {
    await writeDown(server, samples, late)
  } catch (error) {
    if (!late.aborted) throw error
    isWhole = false
  } finally {
    clearInterval(watch)
  }
  return {
    what: `memory at most, while ${longHours} hours are written down${isWhole ? '' : ` (the first ${patienceMs / 1000} s of it)`}`,
    measured: rounded(most / 1e6, 0),
    unit: 'MB',
    limit: `< ${memoryMax / 1e6}`,
    holds: most < memoryMax,
  }
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now()
  await work()
  return performance.now() - start
}

async function writeDown(
  { url, apiKey }: ServerUnderTest,
  samples: Float32Array,
  signal: AbortSignal | null = null,
): Promise<void> {
  const body = new FormData()
  body.append('model_id', 'scribe_v1')
  body.append('language_code', 'en')
  body.append('file', new Blob([writeWav(samples, rateHz)]), 'said.wav')
  const begun = await fetch(`${url}/v1/speech-to-text/transcripts`, {
    method: 'POST',
    headers: { 'xi-api-key': apiKey },
    body,
    signal,
  })
  if (begun.status !== 202) throw new Error(`the recording was answered ${begun.status}: ${await begun.text()}`)
  const { transcription_id: id } = (await begun.json()) as { transcription_id: string }
  for (;;) {
    const answer = await fetch(`${url}/v1/speech-to-text/transcripts/${id}`, {
      headers: { 'xi-api-key': apiKey },
      signal,
    })
    const text = await answer.text()
    if (answer.ok) return
    if (!text.includes('transcript_not_ready')) throw new Error(`the transcript was answered ${answer.status}: ${text}`)
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs))
  }
}

async function speech(seed: number): Promise<Float32Array> {
  const synthesizer = await loadSynthesizer()
  const parts: Float32Array[] = []
  for (let said = 0, at = 0; said < spokenSeconds * rateHz; at++) {
    const piece = aPiece(wordsOf(100 * seed + at), { recipe: { engine: 'flite', base: 'rms' } })
    const { audio, sampleRateHz } = await speakHere(synthesizer, piece)
    const resampler = await createResampler(sampleRateHz, rateHz)
    const samples = Float32Array.from(audio, (sample) => sample / 32_768)
    parts.push(resampler.process(samples), resampler.flush(), new Float32Array(rateHz / 2))
    said += parts.slice(-3).reduce((sum, { length }) => sum + length, 0)
  }
  return joinSamples(parts).slice(0, spokenSeconds * rateHz)
}

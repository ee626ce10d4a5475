import { setTimeout as wait } from 'node:timers/promises'
import { createResampler, toPcm16 } from '@vireo/audio'
import { loadSynthesizer } from '@vireo/engine-flite'
import type { Sound } from '@vireo/engines'
import { aPiece, speakHere } from '@vireo/engines/testing.ts'
import { WebSocket } from 'ws'
import { createPocketSphinx } from '../../apps/server/src/adapters/pocketsphinx.ts'
import type { Section } from '../report.ts'
import type { ServerUnderTest } from '../server-under-test.ts'
import { median, percentile, rounded } from '../statistics.ts'

const rounds = 5
/** On a machine that is busy with other work there are fewer rounds, one at least. */
const patienceMs = 150_000
const rateHz = 16_000
const partMs = 100
const text = 'The weather is very nice this morning. Please close the window before you leave.'

/**
 * Measures how long words take that are dictated at the pace of speech, against the recogniser alone on all of the sound at once;
 * nothing where this machine has none.
 */
export async function measurePartialWords(server: ServerUnderTest): Promise<Section | undefined> {
  const recogniser = await createPocketSphinx().find('recognition')
  if (!recogniser) return undefined
  const sound = await speech()
  const measured: Dictated[] = []
  const bare: number[] = []
  const endsAtMs = performance.now() + patienceMs
  for (let round = 0; round < rounds && (round === 0 || performance.now() < endsAtMs); round++) {
    const beganMs = performance.now()
    await recogniser.recognise(sound)
    bare.push(performance.now() - beganMs)
    measured.push(await dictate(server, sound))
  }
  const baseline = { baseline: rounded(median(bare)), baselineName: 'bare recogniser, all at once' }
  const row = (what: string, samples: readonly number[]) => ({
    what,
    measured: rounded(median(samples)),
    unit: 'ms',
    ...baseline,
    relation: rounded(median(samples) / baseline.baseline, 2),
  })
  const seconds = rounded(sound.samples.length / rateHz, 1)
  const finals = measured.map(({ committedMs }) => committedMs)
  return {
    title: 'Words of a dictation, WS /v1/speech-to-text/realtime, PocketSphinx',
    rows: [
      row(
        'first partial words after the first sound, p50',
        measured.map(({ partialMs }) => partialMs),
      ),
      row('final words after the commit, p50', finals),
    ],
    notes: [
      `${seconds} s of speech at its pace, ${measured.length} rounds; final words, p95: ${rounded(percentile(finals, 0.95))} ms.`,
    ],
  }
}

async function speech(): Promise<Sound> {
  const piece = aPiece(text, { recipe: { engine: 'flite', base: 'rms' } })
  const { audio, sampleRateHz } = await speakHere(await loadSynthesizer(), piece)
  const resampler = await createResampler(sampleRateHz, rateHz)
  return { samples: resampler.process(Float32Array.from(audio, (sample) => sample / 32_768)), sampleRateHz: rateHz }
}

type Dictated = { readonly partialMs: number; readonly committedMs: number }

async function dictate(server: ServerUnderTest, { samples }: Sound): Promise<Dictated> {
  const address = `${server.url.replace('http', 'ws')}/v1/speech-to-text/realtime?model_id=scribe_v2_realtime`
  const socket = new WebSocket(address, { headers: { 'xi-api-key': server.apiKey } })
  const told = new Map<string, number>()
  const say = (message: object) => socket.send(JSON.stringify({ message_type: 'input_audio_chunk', ...message }))
  const closed = new Promise<void>((resolve, reject) => {
    socket.on('close', () => resolve())
    socket.on('error', reject)
  })
  const started = new Promise<void>((resolve) => {
    socket.on('message', (data) => {
      const { message_type: type } = JSON.parse(String(data)) as { message_type: string }
      if (!told.has(type)) told.set(type, performance.now())
      if (type === 'session_started') resolve()
      if (type === 'committed_transcript') say({ message_type: 'end_session', keep: false })
    })
  })
  await started
  const beganMs = performance.now()
  const part = (rateHz * partMs) / 1000
  for (let at = 0; at < samples.length; at += part) {
    say({ audio_base_64: Buffer.from(toPcm16(samples.subarray(at, at + part))).toString('base64') })
    await wait(Math.max(0, beganMs + (at / rateHz) * 1000 + partMs - performance.now()))
  }
  const committedMs = performance.now()
  say({ commit: true })
  await closed
  const at = (type: string, sinceMs: number) => (told.get(type) ?? Number.NaN) - sinceMs
  return { partialMs: at('partial_transcript', beganMs), committedMs: at('committed_transcript', committedMs) }
}

import { integratedLoudness, writeWav } from '@vireo/audio'
import { aNoise, aVoice } from '@vireo/audio/testing.ts'
import { type CleaningEngine, EngineError, type EngineSet, type Sound } from '@vireo/engines'
import { expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer } from '#test/test-server.ts'

const heard: number[] = []
let clean: CleaningEngine['clean'] = () => Promise.reject(new EngineError('crashed', 'not yet'))
const engine: CleaningEngine = { clean: (sound, options) => clean(sound, options), close: () => Promise.resolve() }
const abilities: EngineSet = {
  // The engine of a test answers for the only capability that is asked for here.
  find: ((name: string) => Promise.resolve(name === 'cleaning' ? engine : undefined)) as EngineSet['find'],
}
const server = await startTestServer({ ports: { abilities } })
const person = await server.signUp({ tier: 'creator' })

const voice = aVoice(16_000, 21_000)
const noise = aNoise(voice.length, 0.1, 3)
const noisy = writeWav(
  voice.map((sample, at) => sample + (noise[at] ?? 0)),
  16_000,
)

async function isolate() {
  const body = new FormData()
  body.append('audio', new Blob([noisy]), 'kitchen.wav')
  body.append('strength', '1')
  const answer = await server.fetch('/v1/audio-isolation', { method: 'POST', headers: person.headers, body })
  expect(answer.status).toBe(200)
  return decodeAudio(new Uint8Array(await answer.arrayBuffer()))
}

test('an installed engine cleans in its stead, window by window, at a rate of its own', async () => {
  clean = async ({ samples, sampleRateHz }): Promise<Sound> => {
    heard.push(samples.length / sampleRateHz)
    // Half as loud, and at a third of the rate: nothing else makes that of a recording.
    const third = Float32Array.from({ length: Math.floor(samples.length / 3) }, (_, at) => (samples[3 * at] ?? 0) / 2)
    return { samples: third, sampleRateHz: sampleRateHz / 3 }
  }
  const audio = await isolate()
  expect(heard.map((seconds) => Math.round(seconds))).toEqual([20, 2])
  expect(Math.abs(audio.durationMs - 21_000)).toBeLessThan(150)
  const before = await decodeAudio(noisy)
  const quieter =
    integratedLoudness(before.samples, before.sampleRateHz) - integratedLoudness(audio.samples, audio.sampleRateHz)
  expect(Math.abs(quieter - 6)).toBeLessThan(1)
})

test('where it fails, the house does it', async () => {
  clean = () => Promise.reject(new EngineError('crashed', 'the engine is gone'))
  const audio = await isolate()
  expect(Math.abs(audio.durationMs - 21_000)).toBeLessThan(150)
})

test('it is asked once the price is held, which is given back where nobody waits for it', async () => {
  const leaving = new AbortController()
  let held: unknown
  clean = async ({ samples, sampleRateHz }) => {
    held = (await server.database.pool.query('select credits::int from credit_reservations')).rows
    leaving.abort()
    return { samples, sampleRateHz }
  }
  const body = new FormData()
  body.append('audio', new Blob([noisy]), 'kitchen.wav')
  const asked = { method: 'POST', headers: person.headers, body, signal: leaving.signal }
  await expect(server.fetch('/v1/audio-isolation', asked)).rejects.toThrow()
  expect(held).toMatchObject([{ credits: 350 }])
  const left = () => server.database.pool.query('select from credit_reservations')
  await expect.poll(async () => (await left()).rowCount).toBe(0)
})

import { aSine, magnitudeAt } from '@vireo/audio/testing.ts'
import { readWav, writeWav } from '@vireo/audio'
import { EngineError, type EngineSet, type SeparationEngine } from '@vireo/engines'
import { beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestPerson } from '#test/test-server.ts'
import { asked, bytesOf, codeOf, musicAsker } from '../testing.ts'
import { unpacked } from './unpack.testing.ts'

let separate: SeparationEngine['separate'] | undefined
const engine: SeparationEngine = {
  separate: (sound, options) => separate?.(sound, options) ?? Promise.reject(new EngineError('crashed', 'not yet')),
  close: () => Promise.resolve(),
}
const abilities: EngineSet = {
  // The engine of a test answers for the only capability that is asked for here.
  find: ((name: string) =>
    Promise.resolve(name === 'separation' && separate ? engine : undefined)) as EngineSet['find'],
}
const server = await startTestServer({ ports: { abilities } })
let person: TestPerson
beforeAll(async () => {
  person = await server.signUp({ tier: 'pro' })
})
const { ask, spent, look } = musicAsker(server, () => person)

function take(bytes: Uint8Array, fields: Readonly<Record<string, string>> = {}, who = person) {
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(bytes)]), 'mix.wav')
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const path = '/v1/music/stem-separation?output_format=wav_44100'
  return server.fetch(path, { method: 'POST', headers: who.headers, body })
}
const funk = { ...asked, prompt: 'funk in D major with slap bass' }
const stemsOf = async (answer: Response) => {
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip'])
  expect(answer.headers.get('content-disposition')).toContain('.zip')
  return unpacked(await bytesOf(answer))
}

test('a song of this workspace comes apart exactly, for nothing: its families are its parts', async () => {
  const made = await ask('?output_format=wav_44100', funk)
  const songId = made.headers.get('song-id')
  const audio = await bytesOf(made)
  const before = await spent()
  const six = await stemsOf(await take(audio))
  expect([...six.keys()]).toEqual(['vocals.wav', 'drums.wav', 'bass.wav', 'guitar.wav', 'piano.wav', 'other.wav'])
  const two = await stemsOf(await take(audio, { stem_variation_id: 'two_stems_v1' }))
  expect([...two.keys()]).toEqual(['vocals.wav', 'instrumental.wav'])
  expect(await spent()).toBe(before)
  const parts = await unpacked(await bytesOf(await look(`/songs/${songId}/stems?output_format=wav_44100`)))
  const sums = [six, two, parts].map((stems) => summed([...stems.values()]))
  const [ofSix, ofTwo, ofParts] = sums
  const silence = (ofParts ?? []).map(() => 0)
  expect(furthest(ofParts, silence)).toBeGreaterThan(1000)
  // Families are 6 dB lower, and each file is rounded by itself.
  const louder = (stems: readonly number[] = []) => stems.map((sample) => sample * 2)
  expect(furthest(louder(ofSix), ofParts)).toBeLessThanOrEqual(20)
  expect(furthest(louder(ofTwo), ofParts)).toBeLessThanOrEqual(20)
  const bass = [...parts].filter(([name]) => name.includes('bass')).map(([, bytes]) => bytes)
  expect(furthest(louder(summed([six.get('bass.wav') ?? Buffer.alloc(44)])), summed(bass))).toBeLessThanOrEqual(2)
})

test('of others, of what was changed by a byte, and of anything else it needs an engine', async () => {
  const audio = await bytesOf(await ask('?output_format=wav_44100', funk))
  const stranger = await server.signUp({ tier: 'pro' })
  const refused = await take(audio, {}, stranger)
  expect(refused.status).toBe(400)
  expect(await refused.json()).toMatchObject({
    detail: { code: 'engine_not_installed', data: { capability: 'separation', install: null } },
  })
  audio[audio.length - 1] = (audio[audio.length - 1] ?? 0) ^ 1
  expect(await codeOf(await take(audio))).toEqual([400, 'engine_not_installed'])
  expect(await codeOf(await take(Buffer.from('nothing at all')))).toEqual([400, 'engine_not_installed'])
  expect(await codeOf(await take(audio, { sign_with_c2pa: 'true' }))).toEqual([403, 'feature_not_available'])
  expect((await take(audio, { stem_variation_id: 'nine' })).status).toBe(422)
})

test('an engine takes all else apart, window by window, at a thousand credits a minute', async () => {
  const [low, high] = [aSine(44_100, 200, 22_000, 0.3), aSine(44_100, 1500, 22_000, 0.3)]
  const mix = writeWav(
    low.map((sample, at) => sample + (high[at] ?? 0)),
    44_100,
  )
  const heard: number[] = []
  separate = ({ samples, sampleRateHz }) => {
    heard.push(Math.round(samples.length / sampleRateHz))
    const tone = aSine(sampleRateHz, 1500, (samples.length * 1000) / sampleRateHz, 0.3)
    return Promise.resolve({
      vocals: { samples: tone, sampleRateHz },
      drums: { samples: samples.map((sample, at) => sample - (tone[at] ?? 0)), sampleRateHz },
      bass: { samples: new Float32Array(samples.length), sampleRateHz },
    })
  }
  const before = await spent()
  const stems = await stemsOf(await take(mix, { stem_variation_id: 'two_stems_v1' }))
  expect(heard).toEqual([20, 3])
  expect(await spent()).toBe(before + 367)
  expect([...stems.keys()]).toEqual(['vocals.wav', 'instrumental.wav'])
  const { samples, sampleRateHz } = readWav(stems.get('vocals.wav') ?? Buffer.alloc(0))
  expect(Math.abs(samples.length / sampleRateHz - 22)).toBeLessThan(0.05)
  const middle = samples.subarray(sampleRateHz, 2 * sampleRateHz)
  expect(magnitudeAt(middle, sampleRateHz, 1500)).toBeGreaterThan(0.2)
})

test('who leaves pays what was worked on', async () => {
  const leaving = new AbortController()
  let asks = 0
  separate = ({ samples, sampleRateHz }, options) => {
    asks += 1
    const sound = { samples, sampleRateHz }
    if (asks === 1) return Promise.resolve({ vocals: sound, drums: sound })
    leaving.abort()
    return new Promise((_, reject) => options?.signal?.addEventListener('abort', () => reject(new Error('left'))))
  }
  const before = await spent()
  const body = new FormData()
  body.append('file', new Blob([Uint8Array.from(writeWav(aSine(44_100, 300, 30_000), 44_100))]), 'mix.wav')
  const path = '/v1/music/stem-separation?output_format=wav_44100'
  const gone = server.fetch(path, { method: 'POST', headers: person.headers, body, signal: leaving.signal })
  await expect(gone).rejects.toThrow()
  await expect.poll(spent).toBe(before + 334)
})

test('where it fails nothing is charged', async () => {
  separate = () => Promise.reject(new EngineError('crashed', 'gone'))
  const before = await spent()
  expect(await codeOf(await take(writeWav(aSine(44_100, 300, 4000), 44_100)))).toEqual([500, 'engine_failed'])
  expect(await codeOf(await take(Buffer.from('nothing at all')))).toEqual([400, 'invalid_audio'])
  expect(await spent()).toBe(before)
  const left = await server.database.pool.query('select from credit_reservations')
  expect(left.rowCount).toBe(0)
})

/** Adds up samples of 16 bits behind the headers of files. */
function summed(files: readonly Buffer[]): number[] {
  const [first] = files
  return Array.from({ length: ((first?.length ?? 44) - 44) / 2 }, (_, at) =>
    files.reduce((sum, file) => sum + file.readInt16LE(44 + at * 2), 0),
  )
}

function furthest(one: readonly number[] = [], other: readonly number[] = []): number {
  if (one.length !== other.length) return Infinity
  return one.reduce((far, sample, at) => Math.max(far, Math.abs(sample - (other[at] ?? 0))), 0)
}

import { trackPitch } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const text = 'When the rain had finally stopped we walked along the river to the old mill.'

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ settings: { concurrencyOverride: 64 } })
  person = await server.signUp({ tier: 'enterprise' })
})

type Sound = Awaited<ReturnType<typeof decodeAudio>>
async function say(voiceId: string, settings: object, seed = 1): Promise<Sound> {
  const answer = await server.fetch(`/v1/text-to-speech/${voiceId}?output_format=wav_16000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed, voice_settings: { stability: 1, ...settings } }),
  })
  expect(answer.status).toBe(200)
  return decodeAudio(new Uint8Array(await answer.arrayBuffer()))
}

const pitchOf = ({ samples, sampleRateHz }: Sound) =>
  trackPitch(new Int16Array(samples.map((sample) => Math.round(sample * 32_767))), sampleRateHz)

/** Energy of a band, in decibels, from a few hundred windows (Goertzel). */
function levelOf({ samples, sampleRateHz }: Sound, fromHz: number, toHz: number): number {
  let sum = 0
  for (let hz = fromHz; hz < toHz; hz += 25) {
    const factor = 2 * Math.cos((2 * Math.PI * hz) / sampleRateHz)
    for (let start = 0; start + 512 <= samples.length; start += 2048) {
      let [one, two] = [0, 0]
      for (let at = start; at < start + 512; at++) [one, two] = [(samples[at] ?? 0) + factor * one - two, one]
      sum += one * one + two * two - factor * one * two
    }
  }
  return 10 * Math.log10(sum)
}
const edges = [100, 300, 600, 1000, 1500, 2200, 3000, 4200, 5600, 7500]
/** How the energy lies over the bands, relative to the whole. */
function spectrumOf(sound: Sound): number[] {
  const levels = edges.slice(1).map((edge, at) => levelOf(sound, edges[at] ?? 0, edge))
  const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
  return levels.map((level) => level - mean)
}
const distance = (one: readonly number[], other: readonly number[]) =>
  Math.sqrt(one.reduce((sum, level, at) => sum + (level - (other[at] ?? 0)) ** 2, 0))

// One voice of each engine, with a sound of its own where the engine has one.
const someVoices = [
  ['flite', libraryVoices.find(({ recipe }) => recipe.engine === 'flite' && (recipe.filters?.length ?? 0) > 0)],
  ['espeak', libraryVoices.find(({ recipe }) => recipe.engine === 'espeak' && recipe.base.startsWith('en'))],
] as const

describe.each(someVoices)('a voice of %s', (_engine, voice) => {
  const id = voice?.voiceId ?? ''

  test('lasts as long as speed asks', async () => {
    const { durationMs: normal } = await say(id, {})
    expect(normal / (await say(id, { speed: 1.5 })).durationMs).toBeGreaterThan(1.3)
    expect((await say(id, { speed: 0.7 })).durationMs / normal).toBeGreaterThan(1.25)
  })

  test('varies its pitch from seed to seed the more, the less stable it is', async () => {
    const spread = async (stability: number) => {
      const pitches = []
      for (const seed of [1, 2, 3, 4]) pitches.push(pitchOf(await say(id, { stability }, seed)).medianHz)
      return 12 * Math.log2(Math.max(...pitches) / Math.min(...pitches))
    }
    const [free, half, firm] = [await spread(0), await spread(0.5), await spread(1)]
    expect(firm).toBeLessThan(0.4)
    expect(half).toBeGreaterThan(firm)
    expect(free).toBeGreaterThan(half)
    expect(free).toBeGreaterThan(0.6)
  })

  test('widens its melody with style', async () => {
    const plain = pitchOf(await say(id, { style: 0 })).spreadSemitones
    expect(pitchOf(await say(id, { style: 1 })).spreadSemitones).toBeGreaterThan(plain * 1.15)
  })

  test('comes closer to itself with similarity', async () => {
    const own = spectrumOf(await say(id, { similarity_boost: 0.75 }))
    const distanceAt = async (similarity_boost: number) =>
      distance(own, spectrumOf(await say(id, { similarity_boost })))
    const [far, near] = [await distanceAt(0), await distanceAt(0.5)]
    expect(near).toBeGreaterThan(0)
    expect(far).toBeGreaterThan(near * 1.3)
  })

  test('is lifted between 2 and 4 kHz by the speaker boost', async () => {
    const treble = async (use_speaker_boost: boolean) => {
      const sound = await say(id, { use_speaker_boost })
      return levelOf(sound, 2000, 4000) - levelOf(sound, 200, 1200)
    }
    expect((await treble(true)) - (await treble(false))).toBeGreaterThan(1.5)
  })

  test('does not change with quality, of which its engine has one', async () => {
    const [low, high] = [await say(id, { quality: 0 }), await say(id, { quality: 1 })]
    expect(Buffer.from(low.samples.buffer).equals(Buffer.from(high.samples.buffer))).toBe(true)
  })
})

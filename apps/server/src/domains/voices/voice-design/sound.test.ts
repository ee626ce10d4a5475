import { voiceDesignEndpoints } from '@vireo/contracts/voice-design'
import { trackPitch } from '@vireo/engines/testing.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { type DecodedAudio, decodeAudio } from '#test/decode-audio.ts'
import { startTestServer, type TestPerson, type TestServer } from '#test/test-server.ts'
import { libraryVoices } from '#voices/library/index.ts'

const text =
  'When the rain had finally stopped, we walked along the river to the old mill, and nobody said a single word.'
const clara = libraryVoices.find(({ name }) => name === 'Clara')?.voiceId ?? ''

let server: TestServer
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer({ settings: { concurrencyOverride: 64 } })
  person = await server.signUp({ tier: 'creator' })
})

async function heard(path: string, body: object): Promise<DecodedAudio[]> {
  const answer = await server.fetch(`/v1/text-to-voice/${path}?output_format=pcm_16000`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ text, seed: 4, ...body }),
  })
  const { previews } = voiceDesignEndpoints.design.success.schema.parse(await answer.json())
  const format = { codec: 'pcm', sampleRateHz: 16_000 } as const
  return Promise.all(previews.map(({ audio_base_64: audio }) => decodeAudio(Buffer.from(audio, 'base64'), format)))
}
const design = (voice_description: string, body: object = {}) => heard('design', { voice_description, ...body })

function pitchOf({ samples, sampleRateHz }: DecodedAudio): number {
  const whole = new Int16Array(samples.map((sample) => Math.round(sample * 32_767)))
  return trackPitch(whole, sampleRateHz).medianHz
}
/** How many semitones the lowest of some lies above the highest of others. */
const semitonesAbove = (some: readonly DecodedAudio[], others: readonly DecodedAudio[]) =>
  semitones(Math.min(...some.map(pitchOf)), Math.max(...others.map(pitchOf)))
const semitones = (one: number, other: number) => 12 * Math.log2(one / other)
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
const durationOf = (sounds: readonly DecodedAudio[]) => mean(sounds.map(({ durationMs }) => durationMs))

/** Energy of a band, in decibels, from windows spread over the whole (Goertzel). */
function levelOf({ samples, sampleRateHz }: DecodedAudio, fromHz: number, toHz: number): number {
  let sum = 0
  for (let hz = fromHz; hz < toHz; hz += 50) {
    const factor = 2 * Math.cos((2 * Math.PI * hz) / sampleRateHz)
    for (let start = 0; start + 512 <= samples.length; start += 2048) {
      let [one, two] = [0, 0]
      for (let at = start; at < start + 512; at++) [one, two] = [(samples[at] ?? 0) + factor * one - two, one]
      sum += one * one + two * two - factor * one * two
    }
  }
  return 10 * Math.log10(sum)
}
/** How much lies above 2 kHz, against what lies below 1 kHz. */
const tiltOf = (sounds: readonly DecodedAudio[]) =>
  mean(sounds.map((sound) => levelOf(sound, 2000, 6000) - levelOf(sound, 150, 1000)))

describe('what a description says', () => {
  test('is heard: a deep old man is lower, slower and darker than a young girl', async () => {
    const man = await design('A deep and dark voice of an old man.')
    const girl = await design('A cheerful, bright young girl who talks.')
    expect(semitonesAbove(girl, man)).toBeGreaterThan(12)
    expect(durationOf(man)).toBeGreaterThan(durationOf(girl) * 1.1)
    expect(tiltOf(girl)).toBeGreaterThan(tiltOf(man) + 2)
  })

  test('is heard in its tones', async () => {
    const tones = (named: object) => design('A woman with a voice of her own.', { wishes: { tones: named } })
    const plain = await tones({})
    expect(tiltOf(await tones({ bright: 1 }))).toBeGreaterThan(tiltOf(plain) + 1.5)
    expect(tiltOf(await tones({ dark: 1 }))).toBeLessThan(tiltOf(plain) - 1.5)
    expect(durationOf(await tones({ calm: 1 }))).toBeGreaterThan(durationOf(plain) * 1.05)
    expect(durationOf(await tones({ energetic: 1 }))).toBeLessThan(durationOf(plain) * 0.95)
  })

  test('is heard as effort where loudness is asked for, while all are equally loud', async () => {
    const [quiet, loud] = [
      await design('A man who reads the news.', { loudness: -1 }),
      await design('A man who reads the news.', { loudness: 1 }),
    ]
    expect(tiltOf(loud)).toBeGreaterThan(tiltOf(quiet) + 2)
  })

  test('leads to three voices that differ in height or colour', async () => {
    const sounds = await design('A friendly woman who explains things.')
    const [one, two, three] = sounds.map((sound) => ({ ...sound, pitch: pitchOf(sound), tilt: tiltOf([sound]) }))
    const pairs = [
      [one, two],
      [one, three],
      [two, three],
    ] as const
    for (const [a, b] of pairs) {
      if (!a || !b) throw new Error('there are three')
      const [pitch, tilt, pace] = [semitones(a.pitch, b.pitch), a.tilt - b.tilt, semitones(a.durationMs, b.durationMs)]
      expect(Math.hypot(pitch, tilt / 1.5, 2 * pace)).toBeGreaterThan(1)
    }
  })
})

test('a reference recording is heard as much as the words leave it', async () => {
  const recording = async (base: string) => {
    const voice = libraryVoices.find(({ recipe }) => recipe.base === base)?.voiceId ?? ''
    const answer = await server.fetch(`/v1/text-to-speech/${voice}`, {
      method: 'POST',
      headers: { ...person.headers, 'content-type': 'application/json' },
      body: JSON.stringify({ text, seed: 1 }),
    })
    return Buffer.from(await answer.arrayBuffer()).toString('base64')
  }
  const like = async (base: string, prompt_strength: number) => {
    const reference_audio_base64 = await recording(base)
    return design('A person who talks about gardens.', {
      model_id: 'eleven_ttv_v3',
      reference_audio_base64,
      prompt_strength,
    })
  }
  const [high, low] = [await like('slt', 0), await like('rms', 0)]
  expect(semitonesAbove(high, low)).toBeGreaterThan(3)
  const [unheard, plain] = [await like('rms', 1), await design('A person who talks about gardens.')]
  expect(unheard.map(pitchOf)).toEqual(plain.map(pitchOf))
})

test('a remix does what was asked to the voice it was asked of, by as much as its strength', async () => {
  const changed = (voice_description: string, body: object = {}) =>
    heard(`${clara}/remix`, { voice_description, ...body })
  const [same] = await changed('deeper', { prompt_strength: 0 })
  const [deeper] = await changed('deeper', { prompt_strength: 1 })
  const [slower] = await changed('much slower', { prompt_strength: 1 })
  if (!same || !deeper || !slower) throw new Error('there are three of each')
  expect(semitones(pitchOf(same), pitchOf(deeper))).toBeGreaterThan(3)
  expect(slower.durationMs).toBeGreaterThan(same.durationMs * 1.15)
})

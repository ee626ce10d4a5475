import { describe, expect, test } from 'vitest'
import { aVoice, magnitudeAt } from '../testing.ts'
import { type AudioEffects, changesNothing, createAudioEffects } from './audio-effects.ts'
import { environments } from './environments.ts'
import { filterPresets } from './filter-presets.ts'
import { noiseBeds } from './noise-beds.ts'

const rate = 24_000
const none: AudioEffects = { distance: 0, sendLevel: 1 }
const voice = aVoice(rate, 2000)
const through = (effects: Partial<AudioEffects>, samples = voice, hz = rate) =>
  createAudioEffects({ ...none, ...effects }, hz).process(samples)
const rms = (samples: Float32Array) =>
  Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length)
const db = (ratio: number) => 20 * Math.log10(ratio)
const keys = <Key extends string>(of: Readonly<Record<Key, unknown>>) => Object.keys(of) as Key[]
/** How much of a pitch comes through. */
function passed(effects: Partial<AudioEffects>, hz: number): number {
  const tone = Float32Array.from({ length: rate }, (_, at) => 0.02 * Math.sin((2 * Math.PI * hz * at) / rate))
  const half = rate / 2
  return db(magnitudeAt(through(effects, tone).subarray(half), rate, hz) / magnitudeAt(tone.subarray(half), rate, hz))
}

test('nothing asked for leaves a voice as it is', () => {
  expect(changesNothing(none)).toBe(true)
  expect(changesNothing({ ...none, environment: 'hall', sendLevel: 0 })).toBe(true)
  expect(changesNothing({ ...none, distance: 0.1 })).toBe(false)
  expect([...through({})]).toEqual([...voice])
})

test.each(keys(filterPresets))('the preset %s is heard, and is about as loud as the voice', (filterPreset) => {
  const heard = through({ filterPreset })
  expect(heard).toHaveLength(voice.length)
  expect(Math.abs(db(rms(heard) / rms(voice)))).toBeLessThan(6)
  expect(rms(heard.map((sample, at) => sample - (voice[at] ?? 0)))).toBeGreaterThan(0.1 * rms(voice))
})

test('a telephone lets its band through and nothing beside it; a wall only what is low', () => {
  const phone = { filterPreset: 'phone' } as const
  expect(passed(phone, 1000) - passed(phone, 100)).toBeGreaterThan(30)
  expect(passed(phone, 1000) - passed(phone, 8000)).toBeGreaterThan(25)
  const wall = { filterPreset: 'behind_wall' } as const
  expect(passed(wall, 200) - passed(wall, 2000)).toBeGreaterThan(40)
})

test('who is far is quieter and duller', () => {
  expect(rms(through({ distance: 1 }))).toBeLessThan(0.5 * rms(voice))
  expect(passed({ distance: 1 }, 1000) - passed({ distance: 1 }, 6000)).toBeGreaterThan(10)
})

describe.each(keys(environments))('the room %s', (environment) => {
  test('goes on as long as it says, and is 60 dB quieter then', () => {
    const chain = createAudioEffects({ ...none, environment }, rate)
    chain.process(voice)
    const tail = chain.process(new Float32Array(Math.round((rate * chain.tailMs) / 1000)))
    const tenth = Math.round(tail.length / 10)
    const drop = db(rms(tail.subarray(0, tenth)) / rms(tail.subarray(-tenth)))
    expect(drop).toBeGreaterThan(35)
    expect(chain.tailMs).toBe(1000 * environments[environment].decay)
  })
})

test.each(keys(noiseBeds))('the noise %s lies well below a voice, goes on, and has no offset', (backgroundNoise) => {
  for (const hz of [8000, 48_000]) {
    const bed = through({ backgroundNoise }, new Float32Array(hz * 6), hz)
    expect(db(rms(bed))).toBeGreaterThan(-62)
    expect(db(rms(bed))).toBeLessThan(-34)
    expect(Math.abs(bed.reduce((sum, sample) => sum + sample, 0) / bed.length)).toBeLessThan(0.002)
    expect(rms(bed.subarray(5 * hz))).toBeGreaterThan(0)
  }
})

test('beds differ from each other', () => {
  const beds = keys(noiseBeds).map((backgroundNoise) => through({ backgroundNoise }, new Float32Array(rate)))
  expect(new Set(beds.map((bed) => bed.slice(100, 200).join(' '))).size).toBe(beds.length)
})

test('how it is cut makes no difference, nothing clips, and every rate is served', () => {
  const effects = { filterPreset: 'megaphone', environment: 'cave', backgroundNoise: 'rain', distance: 0.4 } as const
  const whole = through(effects)
  const chain = createAudioEffects({ ...none, ...effects }, rate)
  const parts = [0, 7, 5000].map((from, at, cuts) => chain.process(voice.subarray(from, cuts[at + 1])))
  expect(parts.flatMap((part) => [...part])).toEqual([...whole])
  for (const hz of [8000, 16_000, 48_000]) {
    const loud = through(
      effects,
      aVoice(hz, 500).map((sample) => sample * 8),
      hz,
    )
    expect(Math.max(...loud.map(Math.abs))).toBeLessThanOrEqual(0.99)
  }
})

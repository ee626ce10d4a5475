import { describe, expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aNoise, aSine, aVoice, cutAt, middleLevel, strongestFrequency } from '../testing.ts'
import { createTempo, type Tempo } from './tempo.ts'

function runAll(tempo: Tempo, chunks: readonly Float32Array[]): Float32Array {
  return joinSamples([...chunks.map((chunk) => tempo.process(chunk)), tempo.flush()])
}

const sampleRateHz = 22_050

describe.each([
  [0.7, 1],
  [1.2, 1],
  [2, 1],
  [1, 1.25],
  [1, 0.8],
  [1.2, 1.1],
  [0.5, 2],
])('speed %d, pitch %d', (speed, pitchFactor) => {
  it('lasts by its speed and sounds by its pitch, at the same level', async () => {
    const tone = aSine(sampleRateHz, 200, 2000, 0.4)
    const heard = runAll(await createTempo({ sampleRateHz, speed, pitchFactor }), [tone])
    expect(Math.abs(heard.length / (tone.length / speed) - 1)).toBeLessThan(0.02)
    expect(Math.abs(strongestFrequency(heard, sampleRateHz) / (200 * pitchFactor) - 1)).toBeLessThan(0.03)
    expect(Math.abs(middleLevel(heard) - middleLevel(tone))).toBeLessThan(1)
  })

  it('gives the same samples however the stream is cut, and again after a reset', async () => {
    const voice = aVoice(sampleRateHz, 1000)
    const tempo = await createTempo({ sampleRateHz, speed, pitchFactor })
    const whole = runAll(tempo, [voice])
    tempo.reset()
    tempo.process(voice.subarray(0, 7777))
    tempo.reset()
    expect(runAll(tempo, cutAt(voice, [1, 100, 3000, 3001, 20_000]))).toEqual(whole)
  })
})

it('changes nothing when asked for nothing', async () => {
  const voice = aVoice(sampleRateHz, 300)
  expect(runAll(await createTempo({ sampleRateHz, speed: 1, pitchFactor: 1 }), [voice])).toEqual(voice)
})

it('survives what is not speech: noise, silence, clicks, next to nothing', async () => {
  const tempo = await createTempo({ sampleRateHz, speed: 1.3, pitchFactor: 1.2 })
  const click = new Float32Array(20_000)
  click[9999] = 1
  for (const samples of [aNoise(50_000, 1), new Float32Array(50_000), click, new Float32Array(0), aNoise(3)]) {
    tempo.reset()
    const heard = runAll(tempo, [samples])
    expect(heard.every((sample) => Number.isFinite(sample) && Math.abs(sample) < 4)).toBe(true)
  }
})

it('refuses speeds and pitches that are none', async () => {
  for (const [speed, pitchFactor] of [
    [0, 1],
    [1, -1],
    [Number.NaN, 1],
    [Infinity, 1],
  ] as const) {
    await expect(createTempo({ sampleRateHz, speed, pitchFactor })).rejects.toThrow(RangeError)
  }
})

import { createResampler, createVoiceIsolator, joinSamples, noiseRemoverRateHz as rate } from '@vireo/audio'
import { cutAt } from '@vireo/audio/testing.ts'
import { loadSynthesizer as loadEspeak } from '@vireo/engine-espeak'
import { loadSynthesizer as loadFlite } from '@vireo/engine-flite'
import type { LoadSynthesizer } from '@vireo/engines'
import { beforeAll, describe, expect, it } from 'vitest'
import { noisesFor, scaleInvariantRatioDb, withNoiseAt } from './isolation.testing.ts'
import { measured, rateHz, spoken } from '../testing.ts'

const text = 'The morning train was late again. She painted the old fence bright green.'
const otherText = 'Good maps show where the rivers bend. The recipe needs two spoons of honey.'
const speakers: readonly (readonly [LoadSynthesizer, string])[] = [
  [loadFlite, 'slt'],
  [loadFlite, 'rms'],
  [loadEspeak, 'en-us'],
]
const others: readonly (readonly [LoadSynthesizer, string])[] = [
  [loadFlite, 'kal'],
  [loadFlite, 'kal16'],
  [loadEspeak, 'en-us+m3'],
  [loadEspeak, 'en-us+f2'],
]
const ratiosDb = [0, 5, 10]

async function said([load, base]: readonly [LoadSynthesizer, string], words: string): Promise<Float32Array> {
  const resampler = await createResampler(rateHz, rate)
  return joinSamples([resampler.process(await spoken(load, base, words)), resampler.flush()])
}

async function isolated(samples: Float32Array, strength?: number): Promise<Float32Array> {
  const isolator = await createVoiceIsolator(strength === undefined ? {} : { strength })
  return joinSamples([isolator.process(samples), isolator.flush()])
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

let voices: readonly Float32Array[] = []
let crowd: readonly Float32Array[] = []
beforeAll(async () => {
  voices = await Promise.all(speakers.map((speaker) => said(speaker, text)))
  crowd = await Promise.all(others.map((speaker) => said(speaker, otherText)))
})

describe('what isolating a voice does', () => {
  it('leaves clean speech clean', async () => {
    const ratios = await Promise.all(voices.map(async (voice) => scaleInvariantRatioDb(await isolated(voice), voice)))
    measured(`clean: ${ratios.map((ratio) => ratio.toFixed(1)).join(' ')} dB`)
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(20)
  })

  it('takes noise away: the table', async () => {
    const gains = new Map<string, number>()
    const noises = voices.map((voice) => noisesFor(voice.length, crowd))
    for (const kind of ['white', 'pink', 'hum', 'babble', 'music', 'street'] as const) {
      const cells: string[] = []
      for (const ratioDb of ratiosDb) {
        const each: number[] = []
        for (const [at, voice] of voices.entries()) {
          const mix = withNoiseAt(voice, noises[at]?.[kind] ?? voice, ratioDb)
          each.push(scaleInvariantRatioDb(await isolated(mix), voice) - scaleInvariantRatioDb(mix, voice))
        }
        gains.set(`${kind} ${ratioDb}`, mean(each))
        cells.push(`${ratioDb} dB: ${mean(each).toFixed(1)} (${Math.min(...each).toFixed(1)})`)
      }
      measured(`${kind.padEnd(7)} gain, mean (worst of ${voices.length} voices)  ${cells.join('  ')}`)
    }
    expect(gains.get('white 5')).toBeGreaterThanOrEqual(4)
    expect(gains.get('pink 5')).toBeGreaterThanOrEqual(4)
    for (const gain of gains.values()) expect(gain).toBeGreaterThan(-0.5)
  }, 120_000)

  it('gives as much as it gets, in the same place, however the stream is cut', async () => {
    const voice = (voices[0] ?? new Float32Array(0)).subarray(0, 5 * rate + 17)
    const whole = await isolated(voice)
    expect(whole.length).toBe(voice.length)
    const isolator = await createVoiceIsolator()
    for (const part of cutAt(voice, [17, 480, 481, 40_000, 200_000])) isolator.process(part)
    isolator.flush()
    isolator.reset()
    const parts = cutAt(voice, [17, 480, 481, 40_000, 200_000]).map((part) => isolator.process(part))
    expect(joinSamples([...parts, isolator.flush()])).toEqual(whole)
  })

  it('does nothing at strength 0, and most at strength 1', async () => {
    const voice = (voices[0] ?? new Float32Array(0)).subarray(0, 4 * rate)
    expect(await isolated(voice, 0)).toEqual(voice.slice())
    const mix = withNoiseAt(voice, noisesFor(voice.length, crowd).white, 20)
    const change = async (strength: number) => scaleInvariantRatioDb(await isolated(mix, strength), mix)
    const [half, whole] = [await change(0.5), await change(1)]
    expect(whole).toBeLessThan(half)
  })

  it('answers for silence and for next to nothing', async () => {
    expect(await isolated(new Float32Array(rate))).toEqual(new Float32Array(rate))
    expect((await isolated(new Float32Array(7).fill(0.1))).length).toBe(7)
    expect((await isolated(new Float32Array(0))).length).toBe(0)
  })
})

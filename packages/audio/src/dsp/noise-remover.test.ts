import { describe, expect, it } from 'vitest'
import { joinSamples } from '../join.ts'
import { aNoise, aVoice, cutAt } from '../testing.ts'
import { createNoiseRemover, noiseRemoverRateHz } from './noise-remover.ts'

const voice = aVoice(noiseRemoverRateHz, 3000)
const noise = aNoise(voice.length, 0.05, 3)

function level(samples: Float32Array): number {
  return 10 * Math.log10(samples.reduce((sum, sample) => sum + sample * sample, 1e-12) / samples.length)
}

describe('the noise remover', () => {
  it('gives as much as it gets, in the same place, however the stream is cut', async () => {
    const remover = await createNoiseRemover()
    const whole = joinSamples([remover.process(voice), remover.flush()])
    remover.reset()
    const parts = cutAt(voice, [17, 480, 481, 40_000]).map((part) => remover.process(part))
    expect(joinSamples([...parts, remover.flush()])).toEqual(whole)
    expect(whole.length).toBe(voice.length)
    const shift = (by: number) => {
      let product = 0
      for (let at = 48_000; at < 96_000; at++) product += (voice[at] ?? 0) * (whole[at + by] ?? 0)
      return product
    }
    const best = Array.from({ length: 1000 }, (_, at) => at - 500).toSorted((a, b) => shift(b) - shift(a))[0]
    expect(Math.abs(best ?? 999)).toBeLessThan(5)
  })

  it('turns noise down', async () => {
    const remover = await createNoiseRemover()
    const cleaned = joinSamples([remover.process(noise), remover.flush()])
    expect(level(cleaned.subarray(96_000))).toBeLessThan(level(noise) - 3)
  })
})

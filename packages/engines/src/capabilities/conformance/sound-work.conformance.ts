import { readWav } from '@vireo/audio'
import { describe, expect, it } from 'vitest'
import type { Sound } from '../sound.ts'
import type { CleaningEngine, SeparationEngine, SoundMakingEngine } from '../sound-work.ts'
import { obeysSignals } from './obeys-signals.testing.ts'
import { aSilence, aTone } from './tone.testing.ts'

/** Lengths may differ by a frame of the model. */
const slackMs = 60

function seconds({ samples, sampleRateHz }: Sound): number {
  return samples.length / sampleRateHz
}

function expectSound(sound: Sound, like: Sound): void {
  expect(Math.abs(seconds(sound) - seconds(like)) * 1000).toBeLessThanOrEqual(slackMs)
  for (const value of sound.samples) if (!Number.isFinite(value)) throw new Error('a sample is not a number')
}

/** Proves that an engine cleans as the product expects. */
export function cleaningConformance(name: string, open: () => CleaningEngine, speech: Sound = aTone(2)): void {
  describe(`cleaning by ${name}`, () => {
    const engine = open()

    it('answers sound as long as what came in, made of numbers', async () => {
      expectSound(await engine.clean(speech), speech)
      expect((await engine.clean(aSilence(0))).samples).toHaveLength(0)
    })

    obeysSignals((options) => engine.clean(speech, options))
  })
}

/** Proves that an engine takes mixes apart as the product expects. */
export function separationConformance(name: string, open: () => SeparationEngine, mix: Sound = aTone(2)): void {
  describe(`separation by ${name}`, () => {
    const engine = open()

    it('answers two parts or more, each as long as the mix', async () => {
      const parts = Object.values(await engine.separate(mix))
      expect(parts.length).toBeGreaterThanOrEqual(2)
      for (const part of parts) expectSound(part, mix)
    })

    obeysSignals((options) => engine.separate(mix, options))
  })
}

/** Proves that an engine makes sounds of words as the product expects. */
export function soundMakingConformance(name: string, open: () => SoundMakingEngine): void {
  describe(`sounds of words by ${name}`, () => {
    const engine = open()
    const wishes = { text: 'a sizzling pan', seconds: 1, loops: false, influence: 0.3 }

    it('answers a sound in a WAV file, and says who made it', async () => {
      const { wav, madeBy } = await engine.makeSound(wishes)
      const sound = readWav(wav, { secondsMax: 60 })
      expect(sound.samples.length).toBeGreaterThan(0)
      expect(sound.samples.every((sample) => Number.isFinite(sample))).toBe(true)
      expect(madeBy).not.toBe('')
    })

    obeysSignals((options) => engine.makeSound(wishes, options))
  })
}

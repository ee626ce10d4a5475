import { createVoiceActivity } from '@vireo/audio'
import { sourceOf, type VoiceTraits } from '@vireo/engines'
import { loadSynthesizer } from '@vireo/engine-flite'
import { expect, test } from 'vitest'
import { findSpeech } from './find-speech.ts'
import { rateHz, spoken, withNoise } from './testing.ts'
import { voiceTraits } from './voice-traits.ts'

const text = 'The morning train was late again, and everybody on the platform looked at the clock.'

async function traitsOf(samples: Float32Array): Promise<VoiceTraits> {
  const source = sourceOf(samples, rateHz)
  const traits = voiceTraits(
    source,
    findSpeech(source, await createVoiceActivity(), () => undefined),
    () => undefined,
  )
  if (!traits) throw new Error('nobody is heard')
  return traits
}

/** Lets through what is low, ever less of what is high. */
function muffled(samples: Float32Array): Float32Array {
  let kept = 0
  return samples.map((sample) => (kept += 0.25 * (sample - kept)))
}

test('a man sounds lower than a woman, whatever the level', async () => {
  const [man, woman] = [await spoken(loadSynthesizer, 'rms', text), await spoken(loadSynthesizer, 'slt', text)]
  const [low, high, quiet] = [
    await traitsOf(man),
    await traitsOf(woman),
    await traitsOf(woman.map((sample) => sample / 4)),
  ]
  expect(low.pitchHz).toBeLessThan(high.pitchHz * 0.7)
  expect(Math.abs(quiet.pitchHz - high.pitchHz)).toBeLessThan(4)
  expect(Math.abs(quiet.brightness - high.brightness)).toBeLessThan(0.05)
})

test('a muffled voice is duller, and a noisy one rougher', async () => {
  const voice = await spoken(loadSynthesizer, 'slt', text)
  const plain = await traitsOf(voice)
  expect((await traitsOf(muffled(voice))).brightness).toBeLessThan(plain.brightness)
  expect((await traitsOf(withNoise(voice, 8))).roughness).toBeGreaterThan(plain.roughness + 0.2)
})

test('nobody is heard in silence', async () => {
  const silence = sourceOf(new Float32Array(2 * rateHz), rateHz)
  const speech = findSpeech(silence, await createVoiceActivity(), () => undefined)
  expect(voiceTraits(silence, speech, () => undefined)).toBeUndefined()
})

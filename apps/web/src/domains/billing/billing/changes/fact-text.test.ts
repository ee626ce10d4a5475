import { type PlanFactChange, planFacts } from '@vireo/contracts/billing'
import { expect, test } from 'vitest'

import { factText } from './fact-text.ts'

type Line = [
  fact: PlanFactChange['fact'],
  before: PlanFactChange['before'],
  after: PlanFactChange['after'],
  text: string,
]

const losses: Line[] = [
  ['credits', 500_000, 30_000, '30,000 credits a month'],
  ['extra_credits', 3000, 0, 'No overage'],
  ['extra_credits', 3000, 1000, 'Up to 1,000 credits of overage a month'],
  ['voices', 160, 10, '10 voices of your own; you cannot add any while you have more'],
  ['professional_voices', 1, 0, 'No professional voice clones'],
  ['instant_cloning', true, false, 'No instant voice cloning'],
  ['concurrency', 10, 3, '3 generations at once'],
  ['turbo_concurrency', 20, 6, '6 generations at once with fast models'],
  ['seats', 5, 1, '1 seat'],
  ['mp3_bitrate_kbps', 192, 128, 'Recordings of at most 128 kbps'],
  ['pcm_sample_rate_hz', 48_000, 32_000, 'PCM and WAV of at most 32 kHz'],
  ['commercial_license', true, false, 'No commercial licence for what you make from then on'],
  ['storage_bytes', 250e9, 10e9, '10 GB for your recordings'],
  ['enterprise_features', true, false, 'No single sign-on and no other enterprise features'],
]
const gains: Line[] = [
  ['credits', 30_000, null, 'Unlimited credits'],
  ['extra_credits', 0, 1000, 'Overage, if an admin allows it'],
  ['extra_credits', 1000, null, 'Overage without a limit'],
  ['voices', 10, 160, '160 voices of your own'],
  ['professional_voices', 0, 3, '3 professional voice clones'],
  ['instant_cloning', false, true, 'Instant voice cloning'],
  ['mp3_bitrate_kbps', 128, 192, 'Recordings of up to 192 kbps'],
  ['pcm_sample_rate_hz', 32_000, 48_000, 'PCM and WAV of up to 48 kHz'],
  ['commercial_license', false, true, 'A commercial licence for what you make from then on'],
  ['storage_bytes', 250e9, null, 'Unlimited room for your recordings'],
]

test.each(losses)('%s from %j down to %j: %s', (fact, before, after, text) => {
  expect(factText({ fact, before, after, is_loss: true })).toBe(text)
})

test.each(gains)('%s from %j up to %j: %s', (fact, before, after, text) => {
  expect(factText({ fact, before, after, is_loss: false })).toBe(text)
})

test('every fact is said but those of tools that are not there yet', () => {
  const unsaid = planFacts.filter((fact) => !losses.some(([one]) => one === fact))
  expect(unsaid).toEqual(['dubbing_studio', 'audio_native'])
  for (const fact of unsaid) expect(factText({ fact, before: true, after: false, is_loss: true })).toBeUndefined()
})

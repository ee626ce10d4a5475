import type { Voice } from '@vireo/contracts/voices'
import { expect, test } from 'vitest'

import { choicesOf, languagesOf, previewUrlOf } from './filter-voices.ts'

function aVoice(name: string, labels: Record<string, string>, more: Partial<Voice> = {}): Voice {
  return {
    voice_id: name.toLowerCase(),
    name,
    labels,
    language: null,
    samples: null,
    category: 'premade',
    fine_tuning: null,
    description: null,
    preview_url: `/previews/${name}`,
    available_for_tiers: [],
    settings: null,
    sharing: null,
    high_quality_base_model_ids: [],
    verified_languages: null,
    collection_ids: null,
    safety_control: null,
    voice_verification: {
      requires_verification: false,
      is_verified: false,
      verification_failures: [],
      verification_attempts_count: 0,
      language: null,
      verification_attempts: null,
    },
    permission_on_resource: null,
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
    favorited_at_unix: null,
    created_at_unix: null,
    is_bookmarked: null,
    recording_quality: null,
    labelling_status: null,
    face: { seed: name.toLowerCase(), pitch_hz: null, brightness: null, roughness: null, picture_url: null },
    preview_peaks: null,
    preview_duration_ms: null,
    engine: null,
    recording_quality_reason: null,
    cloning_method: null,
    ...more,
  }
}

const verified = (language: string, model_id: string, preview_url: string | null) => ({
  language,
  model_id,
  preview_url,
  accent: null,
  locale: null,
})
const wren = aVoice('Wren', { language: 'en', gender: 'female', accent: 'american', use_case: 'narration' })
const zoe = aVoice('Zoë', { language: 'fr', gender: 'female', accent: 'parisian' }, { description: 'Warm and slow' })
const kite = aVoice(
  'Kite',
  { language: 'en', gender: 'male', accent: 'british' },
  {
    verified_languages: [
      verified('de', 'eleven_multilingual_v2', '/de'),
      verified('es', 'eleven_flash_v2_5', '/es'),
      verified('pl', 'eleven_multilingual_v2', null),
    ],
  },
)
const all = [wren, zoe, kite]

test('filters offer only what some voice has', () => {
  expect(choicesOf(all)).toEqual({
    languages: ['de', 'en', 'es', 'fr', 'pl'],
    genders: ['female', 'male'],
    accents: ['american', 'british', 'parisian'],
  })
  expect(languagesOf(kite)).toEqual(['en', 'de', 'es', 'pl'])
})

test('a sample in the wanted language is only taken from the multilingual model', () => {
  expect(previewUrlOf(kite, 'de')).toBe('/de')
  expect(previewUrlOf(kite, 'es')).toBe('/previews/Kite')
  expect(previewUrlOf(kite, 'pl')).toBe('/previews/Kite')
  expect(previewUrlOf(aVoice('Mute', {}, { preview_url: null }), 'en')).toBeUndefined()
})

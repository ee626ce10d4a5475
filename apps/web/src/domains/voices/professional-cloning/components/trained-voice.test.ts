import { createElement } from 'react'
import { expect, test } from 'vitest'

import { languageName } from '#kit/format/index.ts'
import { shownForTests } from '#kit/testing.ts'
import type { ProfessionalVoice } from '../steps.ts'
import { professionalWords } from '../words.ts'
import { TrainedVoice } from './trained-voice.tsx'

const heard = (language: string, model_id: string) => ({
  language,
  model_id,
  accent: null,
  locale: null,
  preview_url: null,
})

test('only what was said with the multilingual model is listed as a sample of a language', () => {
  const voice = {
    voice_id: 'v',
    name: 'Ada',
    face: { seed: 'v', pitch_hz: null, brightness: null, roughness: null, picture_url: null },
    cloning_method: 'acoustic_matching',
    verified_languages: [
      heard('en', 'eleven_multilingual_v2'),
      heard('de', 'eleven_flash_v2_5'),
      heard('en', 'eleven_turbo_v2_5'),
    ],
    // Only what this part of the screen looks at.
  } as unknown as ProfessionalVoice
  const html = shownForTests(createElement(TrainedVoice, { voice }))
  expect(html.match(/<li/gu)).toHaveLength(1)
  expect(html).toContain(professionalWords.previewIn(languageName('en')))
  expect(html).not.toMatch(/flash|turbo/u)
})

import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { subscriptionQuery } from '#users'
import { documentForTests } from '#users/testing.ts'
import { VoicePlaces } from './voice-places.tsx'

test.each([
  [1, 2, 3, '3 of 3 professional'],
  [0, 2, 1, '1 of 2 professional'],
  [1, 0, 0, '0 of 1 professional'],
])('a plan with %i professional voices and %i agreed on besides, %i used: %s', (ofPlan, extra, used, text) => {
  const document = documentForTests({
    professional_voice_limit: ofPlan,
    extra_pvc_slots: extra,
    professional_voice_slots_used: used,
  })
  const html = shownForTests(createElement(VoicePlaces), { answers: [[subscriptionQuery.queryKey, document]] })
  expect(html).toContain(text)
})

test('without a place for professional voices nothing is said of them', () => {
  const answers = [[subscriptionQuery.queryKey, documentForTests()]] as const
  expect(shownForTests(createElement(VoicePlaces), { answers })).not.toContain('professional')
})

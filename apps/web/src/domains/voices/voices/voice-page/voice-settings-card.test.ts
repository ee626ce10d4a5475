import { Voice } from '@vireo/contracts/voices'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { VoiceSettingsCard } from './voice-settings-card.tsx'

test.each([
  ['editor', 'for everybody in your workspace'],
  ['admin', 'for everybody in your workspace'],
  ['viewer', 'for you alone'],
] as const)('what %ss change of a voice is kept %s', (permission_on_resource, whom) => {
  const voice = Voice.parse(leastAnswer(Voice, { permission_on_resource }))
  expect(shownForTests(createElement(VoiceSettingsCard, { voice }))).toContain(`Kept for this voice, ${whom}.`)
})

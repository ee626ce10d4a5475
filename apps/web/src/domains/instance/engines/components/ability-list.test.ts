import { EngineModel } from '@vireo/contracts/engines'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { shownForTests } from '#kit/testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { AbilityList } from './ability-list.tsx'

test('the instance is said to speak, not to have natural voices, and what no model brings is not listed', () => {
  const shown = shownForTests(
    createElement(AbilityList, {
      capabilities: [
        { capability: 'speech', is_there: true, is_rough: false },
        { capability: 'recognition', is_there: true, is_rough: true },
        { capability: 'translation', is_there: false, is_rough: false },
      ],
      models: [EngineModel.parse(leastAnswer(EngineModel, { capability: 'recognition' }))],
    }),
  )
  expect(shown).toContain('Speech')
  expect(shown).not.toContain('Natural voices')
  expect(shown).toContain('Recognition')
  expect(shown).toContain('Ready, rough')
  expect(shown).not.toContain('Translation')
})

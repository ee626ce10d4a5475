import { DictionaryWithRules, pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { contractQuery } from '#kit/api/index.ts'
import { shownForTests } from '#kit/testing.ts'
import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { TestsSection } from './tests-section.tsx'

const dictionary = DictionaryWithRules.parse(
  leastAnswer(DictionaryWithRules, { id: 'pdict_1', permission_on_resource: 'admin' }),
)
const section = createElement(TestsSection, { dictionary })
const { queryKey } = contractQuery(pronunciationEndpoints.getTests, { pronunciation_dictionary_id: 'pdict_1' })

test('a test can be added once it is known which there are, since all of them are stored together', () => {
  expect(shownForTests(section)).not.toContain('Add test')
  const failed = shownForTests(section, { failures: [[queryKey, new Error('x')]] })
  expect(failed).toContain('The tests could not be loaded')
  expect(failed).not.toContain('Add test')
  const known = shownForTests(section, { answers: [[queryKey, { tests: [] }]] })
  expect(known).toContain('No tests yet')
  expect(known).toContain('Add test')
})

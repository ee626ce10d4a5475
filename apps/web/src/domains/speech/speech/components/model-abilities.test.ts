import { Model } from '@vireo/contracts/speech'
import { createElement } from 'react'
import { expect, test } from 'vitest'

import { leastAnswer } from '#kit/testing/least-answer.testing.ts'
import { shownForTests } from '#kit/testing.ts'
import { ModelAbilities } from './model-abilities.tsx'

test.each([
  [10_000, '3,000 characters at a time'],
  [2000, '2,000 characters at a time'],
])('a model that takes %d characters promises %s here, where 3,000 are counted', (most, text) => {
  const model = Model.parse(leastAnswer(Model, { maximum_text_length_per_request: most }))
  expect(shownForTests(createElement(ModelAbilities, { model }))).toContain(`>${text}<`)
})

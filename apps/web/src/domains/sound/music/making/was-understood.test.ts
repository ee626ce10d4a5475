import { expect, test } from 'vitest'

import { wasUnderstood } from './was-understood.ts'

test.each([
  ['nothing of it', '{"understood":[]}', false],
  ['a mood', '{"understood":["calm"]}', true],
  ['an answer that does not say', '{"seed":1}', true],
  ['no answer', null, true],
  ['no JSON', 'calm', true],
])('%s was understood or not', (_, info, expected) => {
  expect(wasUnderstood(new Headers(info === null ? {} : { 'generation-info': info }))).toBe(expected)
})

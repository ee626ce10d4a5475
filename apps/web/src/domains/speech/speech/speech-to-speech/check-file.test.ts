import { expect, test } from 'vitest'

import { problemWithLength } from './check-file.ts'
import { sourceCost } from './source-cost.ts'
import { voiceChangeWords } from './words.ts'

const { problems } = voiceChangeWords

test('five minutes are as long as it gets', () => {
  expect(problemWithLength(300_000)).toBeUndefined()
  expect(problemWithLength(300_001)).toBe(problems.tooLong(5))
})

test.each([
  [0, 0],
  [1000, 17],
  [1001, 34],
  [60_000, 1000],
])('%d ms are estimated at %d credits, as the server books them', (durationMs, credits) => {
  expect(sourceCost(durationMs)).toBe(credits)
})

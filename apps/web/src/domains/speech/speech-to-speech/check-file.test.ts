import { voiceChangeLimits } from '@vireo/contracts'
import { expect, test } from 'vitest'

import { problemWithFile, problemWithLength } from './check-file.ts'
import { sourceCost } from './source-cost.ts'
import { voiceChangeWords } from './words.ts'

const { problems } = voiceChangeWords

test.each([
  ['a.mp3', 'audio/mpeg', 1],
  ['A.MKV', '', 10],
  ['clip', 'video/mp4', voiceChangeLimits.fileBytesMax],
  ['x.3gpp', 'application/octet-stream', 5],
])('%s of type "%s" may be sent', (name, type, size) => {
  expect(problemWithFile({ name, type, size })).toBeUndefined()
})

test.each([
  ['a.txt', 'text/plain', 5, problems.type('a.txt')],
  ['mp3', '', 5, undefined],
  ['a.wav', 'audio/wav', 0, problems.empty],
  ['a.wav', 'audio/wav', 50_000_001, problems.tooLarge(50_000_001, 50_000_000)],
])('%s of type "%s" with %d bytes is judged', (name, type, size, problem) => {
  expect(problemWithFile({ name, type, size })).toBe(problem)
})

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

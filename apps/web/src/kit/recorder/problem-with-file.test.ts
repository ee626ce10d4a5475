import { expect, test } from 'vitest'

import { problemWithFile } from './problem-with-file.ts'
import { recorderWords } from './words.ts'

const { fileProblems } = recorderWords
const bytesMax = 50_000_000

test.each([
  ['a.mp3', 'audio/mpeg', 1],
  ['A.MKV', '', 10],
  ['clip', 'video/mp4', bytesMax],
  ['x.3gpp', 'application/octet-stream', 5],
])('%s of type "%s" may be sent', (name, type, size) => {
  expect(problemWithFile({ name, type, size }, bytesMax)).toBeUndefined()
})

test.each([
  ['a.txt', 'text/plain', 5, fileProblems.type('a.txt')],
  ['mp3', '', 5, undefined],
  ['a.wav', 'audio/wav', 0, fileProblems.empty],
  ['a.wav', 'audio/wav', 50_000_001, fileProblems.tooLarge(50_000_001, bytesMax)],
])('%s of type "%s" with %d bytes is judged', (name, type, size, problem) => {
  expect(problemWithFile({ name, type, size }, bytesMax)).toBe(problem)
})

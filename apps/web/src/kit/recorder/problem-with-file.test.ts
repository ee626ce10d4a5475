import { expect, test } from 'vitest'

import { problemWithContent, problemWithFile } from './problem-with-file.ts'
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

const begins = (...parts: (string | number[])[]) =>
  new File(
    parts.map((part) => (typeof part === 'string' ? part : new Uint8Array(part))),
    'a.mp3',
  )

test.each([
  ['a frame of MPEG audio', begins([0xff, 0xfb, 0x90, 0x00])],
  ['tags before it', begins('ID3', [4, 0, 0])],
  ['WAV or AVI', begins('RIFF', [0, 0, 0, 0], 'AVI ')],
  ['MP4', begins([0, 0, 0, 24], 'ftypisom')],
  ['Matroska', begins([0x1a, 0x45, 0xdf, 0xa3])],
  ['Windows Media', begins([0x30, 0x26, 0xb2, 0x75])],
  ['MPEG film', begins([0, 0, 1, 0xba])],
  ['a transport stream', begins('G', Array<number>(187).fill(0xff), 'G')],
])('what begins as %s may be sent, though this browser cannot play it', async (_what, file) => {
  expect(await problemWithContent({ file, durationMs: undefined })).toBeUndefined()
})

test.each([
  ['words', begins('no recording at all')],
  ['zeros', begins(Array<number>(18).fill(0))],
  ['a picture', begins([0x89], 'PNG', [13, 10, 26, 10])],
])('a file of %s is no recording, whatever it is called, unless it can be played', async (_what, file) => {
  expect(await problemWithContent({ file, durationMs: undefined })).toBe(fileProblems.content('a.mp3'))
  expect(await problemWithContent({ file, durationMs: 1000 })).toBeUndefined()
})

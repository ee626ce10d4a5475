import { expect, test } from 'vitest'

import { problemWithSound } from './sound-files.ts'

test.each([
  ['a.mp3', 'audio/mpeg', 1000, undefined],
  ['a.MP3', '', 1000, undefined],
  ['sound', 'audio/x-new', 1000, undefined],
  ['a.ogg', 'video/ogg', 1000, undefined],
  ['film.mp4', 'video/mp4', 1000, 'film.mp4 is no audio file. Choose MP3, WAV, FLAC, OGG or M4A.'],
  ['page.html', 'text/html', 1000, 'page.html is no audio file. Choose MP3, WAV, FLAC, OGG or M4A.'],
  ['a.wav', 'audio/wav', 0, 'This file is empty.'],
  ['a.wav', 'audio/wav', 200_000_000, undefined],
  ['a.wav', 'audio/wav', 200_000_001, 'This file is 200 MB. The limit is 200 MB.'],
])('of %s (%s, %i bytes) is said before it is sent: %s', (name, type, size, problem) => {
  expect(problemWithSound({ name, type, size })).toBe(problem)
})

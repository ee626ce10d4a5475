import { expect, test } from 'vitest'

import { beginsAsMedia, isMediaFile } from './media-files.ts'

test.each([
  ['talk.mp3', '', true],
  ['TALK.MKV', '', true],
  ['talk', 'audio/x-unheard-of', true],
  ['clip.bin', 'video/mp4', true],
  ['notes.txt', 'text/plain', false],
  ['mp3', '', true],
  ['talk.mp3.zip', 'application/zip', false],
])('%s of the type %j is taken for sound or film: %s', (name, type, expected) => {
  expect(isMediaFile({ name, type })).toBe(expected)
})

const bytes = (...parts: (string | number[])[]) =>
  new Blob(parts.map((part) => (typeof part === 'string' ? part : Uint8Array.from(part))))

test.each([
  ['a wave', bytes('RIFF', [36, 0, 0, 0], 'WAVE'), true],
  ['an MP3 with a title', bytes('ID3', [4, 0]), true],
  ['an MP3 without one', bytes([0xff, 0xfb, 0x90, 0x44]), true],
  ['an MP4 after the length of its first box', bytes([0, 0, 0, 0x20], 'ftypM4A '), true],
  ['one whose length is a line feed', bytes([0, 0, 0, 0x0a], 'ftypisom'), true],
  ['Matroska', bytes([0x1a, 0x45, 0xdf, 0xa3]), true],
  [
    'a transport stream, which repeats its mark',
    bytes(
      [0x47],
      Array.from({ length: 187 }, () => 0),
      [0x47],
    ),
    true,
  ],
  ['a text that begins with G', bytes('Good morning. '.repeat(20)), false],
  ['a picture', bytes([0x89], 'PNG', [13, 10, 26, 10]), false],
  ['a page', bytes('<!doctype html>'), false],
  ['nothing', bytes(), false],
])('%s begins as sound or film does: %s', async (_what, file, expected) => {
  expect(await beginsAsMedia(file)).toBe(expected)
})

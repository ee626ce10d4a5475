import { expect, test } from 'vitest'

import { isolatedName } from './sounds.ts'

test.each([
  ['kitchen.wav', undefined, 'kitchen (isolated).mp3'],
  ['a talk', undefined, 'a talk (isolated).mp3'],
  ['holiday.mov', 'mp4', 'holiday (isolated).mp4'],
])('what is made of “%s” is named after it', (name, ending, expected) =>
  expect(isolatedName(name, ending)).toBe(expected),
)

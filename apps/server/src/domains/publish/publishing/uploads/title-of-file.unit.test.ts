import { expect, test } from 'vitest'
import { titleOfFile } from './title-of-file.ts'

test.each([
  ['01_the_garden.mp3', '01 the garden'],
  ['../../etc/passwd', 'passwd'],
  ['C:\\sounds\\Pears.WAV', 'Pears'],
  ['Der  Garten\tder Birnen.flac', 'Der Garten der Birnen'],
  ['evil\u202Egnp.mp3', 'evilgnp'],
  ['bell\u0007\u0000.ogg', 'bell'],
  ['<b>loud</b>.mp3', 'b>'],
  ['Vol. 2. The end', 'Vol. 2. The end'],
  ['e\u0301te\u0301.m4a', 'été'],
  ['🍐'.repeat(150), '🍐'.repeat(100)],
])('the file %j makes a chapter called %j', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})

test.each(['', '.mp3', '___.wav', '\u202E.mp3', '/'])('%j calls nothing', (name) => {
  expect(titleOfFile(name)).toBeUndefined()
})

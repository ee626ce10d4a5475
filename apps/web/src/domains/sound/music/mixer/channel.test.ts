import { expect, test } from 'vitest'
import { gainsOf, readStemName } from './channel.ts'

const channel = { name: 'one', level: 1, pan: 0, isMuted: false, isSolo: false }

test('what is muted is not heard, and beside a solo nothing else', () => {
  expect(gainsOf([channel, { ...channel, level: 0.5 }])).toEqual([1, 0.5])
  expect(gainsOf([channel, { ...channel, isMuted: true }])).toEqual([1, 0])
  expect(gainsOf([channel, { ...channel, isSolo: true }, { ...channel, isSolo: true, level: 2 }])).toEqual([0, 1, 2])
  expect(gainsOf([channel, { ...channel, isSolo: true, isMuted: true }])).toEqual([1, 0])
})

test('files of stems say what they are', () => {
  expect(readStemName('03 harmony acoustic guitar.mp3')).toEqual({ role: 'harmony', instrument: 'acoustic guitar' })
  expect(readStemName('07 room.mp3')).toEqual({ role: 'room', instrument: '' })
})

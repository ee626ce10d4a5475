import fc from 'fast-check'
import { expect, test } from 'vitest'

import { clockText, lengthText, positionAfterKey, positionAtPointer } from './scrub.ts'

test('arrows move three seconds, pages ten, Home and End to the ends', () => {
  expect(positionAfterKey('ArrowRight', 10_000, 60_000)).toBe(13_000)
  expect(positionAfterKey('ArrowLeft', 10_000, 60_000)).toBe(7000)
  expect(positionAfterKey('PageUp', 10_000, 60_000)).toBe(20_000)
  expect(positionAfterKey('PageDown', 10_000, 60_000)).toBe(0)
  expect(positionAfterKey('Home', 10_000, 60_000)).toBe(0)
  expect(positionAfterKey('End', 10_000, 60_000)).toBe(60_000)
  expect(positionAfterKey('a', 10_000, 60_000)).toBeUndefined()
})

test('neither keys nor pointers leave the recording', () => {
  const key = fc.constantFrom('ArrowRight', 'ArrowLeft', 'PageUp', 'PageDown', 'Home', 'End')
  fc.assert(
    fc.property(key, fc.nat(100_000), fc.nat(100_000), fc.integer(), (pressed, at, durationMs, clientX) => {
      const moved = positionAfterKey(pressed, Math.min(at, durationMs), durationMs)
      const pointed = positionAtPointer(clientX, { left: 20, width: 300 }, durationMs)
      for (const position of [moved, pointed]) {
        expect(position).toBeGreaterThanOrEqual(0)
        expect(position).toBeLessThanOrEqual(durationMs)
      }
    }),
  )
})

test('a pointer in the middle is the middle', () => {
  expect(positionAtPointer(170, { left: 20, width: 300 }, 8000)).toBe(4000)
  expect(positionAtPointer(170, { left: 20, width: 0 }, 8000)).toBe(0)
})

test.each([
  [0, '0:00'],
  [999, '0:00'],
  [7400, '0:07'],
  [750_000, '12:30'],
  [3_723_000, '1:02:03'],
  [-5, '0:00'],
])('%d ms reads %s', (ms, text) => {
  expect(clockText(ms)).toBe(text)
})

test.each([
  [0, '0:00'],
  [1, '0:01'],
  [640, '0:01'],
  [1000, '0:01'],
  [1999, '0:01'],
  [61_000, '1:01'],
])('a length of %d ms is %s: what can be heard is never nothing', (ms, text) => {
  expect(lengthText(ms)).toBe(text)
})

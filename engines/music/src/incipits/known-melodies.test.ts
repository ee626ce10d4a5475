import { expect, test } from 'vitest'
import { knownMelodies } from './known-melodies.ts'
import { resembles } from './resembles.ts'

test('two hundred melodies and more are known, each by as many notes as it takes to hear it', () => {
  expect(knownMelodies.length).toBeGreaterThanOrEqual(200)
  for (const { name, intervals } of knownMelodies) {
    expect([name, intervals.length]).toEqual([name, 7])
    expect(intervals.every((interval) => Math.abs(interval) <= 12)).toBe(true)
    // One that is nothing but one note would be heard everywhere.
    expect([name, new Set(intervals).size > 1]).toEqual([name, true])
  }
})

test('each is heard when it is played', () => {
  for (const { intervals } of knownMelodies) {
    let pitch = 70
    const line = [0, ...intervals].map((interval, at) => ({
      startBeat: at,
      lengthBeats: 1,
      pitch: (pitch += interval),
    }))
    expect(resembles(line)).toBeDefined()
  }
})

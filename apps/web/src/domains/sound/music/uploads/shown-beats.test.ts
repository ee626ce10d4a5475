import { expect, test } from 'vitest'
import { shownBeats } from './shown-beats.ts'

test('every beat is drawn while there is room, and then each second or fourth of them', () => {
  const beats = (count: number) => Array.from({ length: count }, (_, nth) => nth)
  expect(shownBeats([])).toEqual([])
  expect(shownBeats(beats(160)).length).toBe(160)
  expect(shownBeats(beats(161)).slice(0, 3)).toEqual([0, 2, 4])
  expect(shownBeats(beats(600)).slice(0, 3)).toEqual([0, 4, 8])
})

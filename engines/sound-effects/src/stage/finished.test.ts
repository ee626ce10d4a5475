import { expect, test } from 'vitest'
import { rateHz } from '../dsp/sound.ts'
import { finished } from './finished.ts'
import { seamStep } from './loop.ts'
import { loudnessOf, peakOf } from './loudness.ts'
import { answerOf } from './space.ts'

const noise = (seconds: number, offset = 0) => {
  let state = 7
  const side = () =>
    Float32Array.from({ length: Math.round(seconds * rateHz) }, (_, at) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
      return offset + 0.02 * (state / 2 ** 31 - 1) + 0.05 * Math.sin(at / 30)
    })
  return { left: side(), right: side() }
}
const asked = { seconds: undefined, loops: false, lufs: -23 }
const mean = (side: Float32Array) => Math.abs(side.reduce((sum, sample) => sum + sample, 0) / side.length)

test.each([
  [4, 2, 2],
  [2, 4, 4],
  [0.1, undefined, 0.5],
  [45, undefined, 30],
  [3, undefined, 3],
])('%s s that came for %s s become %s s, as loud as asked, without offset or click', (came, seconds, becomes) => {
  const sound = finished(noise(came, 0.1), { ...asked, seconds })
  expect(sound.left.length).toBe(Math.round(becomes * rateHz))
  if (came >= becomes) expect(Math.abs(loudnessOf(sound) + 23)).toBeLessThan(2)
  expect(peakOf(sound)).toBeLessThanOrEqual(-1)
  expect(mean(sound.left)).toBeLessThan(0.003)
  expect(Math.abs(sound.left[0] ?? 1)).toBeLessThan(0.001)
})

test.each([
  [6, 3],
  [3, 3],
  [3, undefined],
])('a loop of %s s for %s s is closed', (came, seconds) => {
  const sound = finished(noise(came), { ...asked, seconds, loops: true })
  if (seconds !== undefined) expect(sound.left.length).toBe(seconds * rateHz)
  expect(seamStep(sound)).toBeLessThanOrEqual(1)
})

test('what dies away becomes nothing, and not the smallest numbers there are, which take a hundred times as long', () => {
  const dying = () =>
    Float32Array.from({ length: 6 * rateHz }, (_, at) =>
      at < rateHz ? 0.1 * Math.sin(at / 30) * 0.9 ** (at / 100) : 0,
    )
  const heard = answerOf(finished({ left: dying(), right: dying() }, { ...asked, seconds: 6 }), 'room')
  for (const side of [heard.left, heard.right]) {
    expect(side.some((sample) => sample !== 0)).toBe(true)
    expect(side.filter((sample) => sample !== 0 && Math.abs(sample) < 1.2e-38)).toHaveLength(0)
  }
})

import { expect, test } from 'vitest'
import { manyParts } from '../many-parts.testing.ts'
import { secondsAt } from '../score.ts'
import { openBank } from './bank.ts'
import { playScore } from './play-score.ts'

const rate = 44_100

test('of a piece of more parts than channels, each is heard where it plays and nowhere else, and together they are the mix', async () => {
  const score = manyParts()
  expect(score.parts.length).toBeGreaterThanOrEqual(26)
  const { bank } = await openBank()
  const heard = score.parts.map(() => [] as number[])
  let [samples, difference] = [0, 0]
  for (const { stems, room, mix } of playScore(score, bank, rate)) {
    for (const [nth, { left, right }] of stems.entries())
      if (left.some((sample) => sample !== 0) || right.some((sample) => sample !== 0)) heard[nth]?.push(samples)
    for (let at = 0; at < mix.left.length; at += 1) {
      const sum = stems.reduce((total, { left }) => total + (left[at] ?? 0), room.left[at] ?? 0)
      difference = Math.max(difference, Math.abs(sum - (mix.left[at] ?? 0)))
    }
    samples += mix.left.length
  }
  expect(samples).toBe((score.durationMs * rate) / 1000)
  expect(difference).toBeLessThan(1e-5)
  for (const [nth, { notes }] of score.parts.entries()) {
    const places = heard[nth] ?? []
    const [first = 0, last = 0] = [notes[0]?.startBeat, notes.at(-1)?.startBeat].map(
      (beat = 0) => secondsAt(beat, score.tempoBpm) * rate,
    )
    expect(places.length).toBeGreaterThan(0)
    expect(places.at(0)).toBeGreaterThan(first - 0.1 * rate)
    expect(places.at(0)).toBeLessThan(first + 0.5 * rate)
    // The last note may ring to the end of its section and three seconds beyond.
    expect(places.at(-1)).toBeLessThan(last + 7 * rate)
  }
})

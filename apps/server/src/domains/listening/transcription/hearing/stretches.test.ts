import { aVoice } from '@vireo/audio/testing.ts'
import { sourceOf } from '@vireo/engines'
import { expect, test } from 'vitest'
import { cutAtPauses } from './stretches.ts'

const rate = 16_000

/** Sound with silence at these seconds, 0.4 s each. */
function withPauses(seconds: number, pauses: readonly number[]): Float32Array {
  const samples = aVoice(rate, seconds * 1000)
  for (const pause of pauses) samples.fill(0, (pause - 0.2) * rate, (pause + 0.2) * rate)
  return samples
}

test('a recording is cut in its pauses, in stretches that an engine can hear at once', async () => {
  const stretches = await cutAtPauses(sourceOf(withPauses(80, [10, 21.5, 25, 44, 63]), rate))
  expect(stretches.length).toBeGreaterThan(2)
  for (const { fromMs, toMs } of stretches) expect(toMs - fromMs).toBeLessThanOrEqual(28_000)
  const cuts = stretches.slice(0, -1).map(({ toMs }) => toMs / 1000)
  for (const cut of cuts) expect([10, 21.5, 25, 44, 63].some((pause) => Math.abs(cut - pause) < 0.2)).toBe(true)
})

test('nothing is left out between two stretches; where nobody pauses, three seconds are in both', async () => {
  const paused = await cutAtPauses(sourceOf(withPauses(60, [20, 40]), rate))
  for (const [at, { fromMs }] of paused.entries()) expect(fromMs).toBe(paused[at - 1]?.toMs ?? 0)
  const stretches = await cutAtPauses(sourceOf(withPauses(100, []), rate))
  expect(stretches.length).toBeGreaterThan(3)
  for (const { fromMs, toMs } of stretches) expect(toMs - fromMs).toBeLessThanOrEqual(28_000)
  expect(stretches[0]?.fromMs).toBe(0)
  expect(stretches.at(-1)?.toMs).toBe(100_000)
  for (const [at, { fromMs }] of stretches.entries())
    if (at > 0) expect(fromMs).toBe((stretches[at - 1]?.toMs ?? 0) - 3000)
})

test('a stretch in which nobody can be heard is known as silent', async () => {
  expect((await cutAtPauses(sourceOf(new Float32Array(60 * rate), rate))).every(({ isSilent }) => isSilent)).toBe(true)
  expect((await cutAtPauses(sourceOf(withPauses(20, []), rate))).map(({ isSilent }) => isSilent)).toEqual([false])
  expect(await cutAtPauses(sourceOf(new Float32Array(0), rate))).toEqual([])
})

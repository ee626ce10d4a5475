import { expect, test } from 'vitest'
import { readReel, reelOf } from './reel.ts'

function soundOf(...sides: readonly number[][]) {
  return {
    length: sides[0]?.length ?? 0,
    sampleRate: 48_000,
    numberOfChannels: sides.length,
    getChannelData: (side: number) => Float32Array.from(sides[side] ?? []),
  }
}

test('what is put on a reel is read from anywhere, to 16 bits', async () => {
  const reel = reelOf(soundOf([0, 0.25, 0.5, 1.5], [0, -0.25, -0.5, -1]))
  expect([reel.frames, reel.rateHz]).toEqual([4, 48_000])
  const [left, right] = await readReel(reel, 1, 2)
  expect(left[0]).toBeCloseTo(0.25, 4)
  expect(right[1]).toBeCloseTo(-0.5, 4)
  const [end] = await readReel(reel, 3, 10)
  expect([...end]).toEqual([1])
})

test('one channel is heard on both sides', async () => {
  const [left, right] = await readReel(reelOf(soundOf([0.5])), 0, 1)
  expect(left).toEqual(right)
})

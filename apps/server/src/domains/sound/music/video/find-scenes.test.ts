import fc from 'fast-check'
import { expect, test } from 'vitest'
import { motionOf } from './film-motion.ts'
import { findScenes } from './find-scenes.ts'
import type { WatchedFilm } from './watch-films.ts'

/** A film of so many frames, of which each is one grey; ten frames are a second. */
async function filmOf(greys: readonly number[]): Promise<WatchedFilm> {
  const motion = await motionOf(framesOf(greys))
  return { ...motion, durationMs: greys.length * 100 }
}

async function* framesOf(greys: readonly number[]): AsyncGenerator<Float32Array> {
  for (const grey of greys) yield Promise.resolve(Float32Array.from({ length: 6 }, () => grey))
}

const still = (grey: number, seconds: number) => Array.from({ length: seconds * 10 }, () => grey)
const moving = (seconds: number, step = 0.05) => Array.from({ length: seconds * 10 }, (_, at) => 0.4 + (at % 2) * step)

test('scenes are found where the picture is another, not where it flashes or moves', async () => {
  const flash = [...still(0.2, 4), 1, ...still(0.2, 4)]
  const film = await filmOf([...flash, ...still(0.8, 5), ...moving(6)])
  const scenes = findScenes([film])
  expect(scenes.map(({ durationMs }) => durationMs)).toEqual([8100, 5000, 6000])
  expect(scenes.map(({ energy }) => Math.round(energy * 10))).toEqual([3, 3, 9])
  expect(scenes.map(({ name }) => name)).toEqual(['Scene 1: opening', 'Scene 2', 'Scene 3: climax'])
})

test('one film after another: where they are joined is a cut', async () => {
  const films = [await filmOf(still(0.5, 7)), await filmOf(still(0.5, 6)), await filmOf(moving(5, 0.01))]
  expect(findScenes(films).map(({ durationMs }) => durationMs)).toEqual([7000, 6000, 5000])
})

test('however a film is cut, scenes are as long as music can be, and together as long as it', async () => {
  const film = fc.record({ seconds: fc.integer({ min: 3, max: 300 }), every: fc.integer({ min: 1, max: 400 }) })
  await fc.assert(
    fc.asyncProperty(fc.array(film, { minLength: 1, maxLength: 2 }), async (list) => {
      const films = await Promise.all(
        list.map(({ seconds, every }) =>
          filmOf(Array.from({ length: seconds * 10 }, (_, at) => (Math.floor(at / every) % 2) * 0.8)),
        ),
      )
      const lengths = findScenes(films).map(({ durationMs }) => durationMs)
      expect(lengths.reduce((sum, each) => sum + each, 0)).toBe(
        list.reduce((sum, { seconds }) => sum + seconds * 1000, 0),
      )
      expect(Math.min(...lengths)).toBeGreaterThanOrEqual(3000)
      expect(Math.max(...lengths)).toBeLessThanOrEqual(120_000)
      expect(lengths.length).toBeLessThanOrEqual(30)
    }),
    { numRuns: 60 },
  )
})

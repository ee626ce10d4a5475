import fc from 'fast-check'
import { parseOutputFormat } from '@vireo/audio'
import { createMusicPool, type MusicWishes } from '@vireo/engines'
import { afterAll, expect, test } from 'vitest'
import { genreNames } from '../genres/index.ts'
import { instruments } from '../instruments.ts'

const pool = createMusicPool({ workers: 1, engine: new URL('../index.ts', import.meta.url) })
afterAll(() => pool.close())
const format = parseOutputFormat('pcm_44100')
/** Bare samples have one channel. */
const bytesPerMs = (44_100 * 2) / 1000
const before = process.memoryUsage().rss

const style = fc.constantFrom(
  ...genreNames,
  ...Object.keys(instruments),
  'fast',
  'dark',
  'D minor',
  '3/4',
  'no drums',
  'a word that nobody knows',
)
const section = fc.record({
  name: fc.constantFrom('Intro', 'Verse', 'Chorus', 'Drop', 'Somewhere', 'Outro'),
  durationMs: fc.integer({ min: 3000, max: 4000 }),
  positive: fc.array(style, { maxLength: 3 }),
  negative: fc.array(style, { maxLength: 2 }),
})
const wishes: fc.Arbitrary<MusicWishes> = fc.record({
  seed: fc.integer({ min: 0, max: 2_147_483_647 }),
  isLoop: fc.boolean(),
  isAmbience: fc.boolean(),
  plan: fc.record({
    positive: fc.array(style, { maxLength: 3 }),
    negative: fc.array(style, { maxLength: 2 }),
    sections: fc.array(section, { minLength: 1, maxLength: 12 }),
  }),
})

async function played(asked: MusicWishes): Promise<{ readonly plannedMs: number; readonly playedMs: number }> {
  if (!format) throw new Error('there is no such format')
  const { recipe, outline } = await pool.plan(asked)
  const bytes = await new Promise<number>((resolve, reject) => {
    let count = 0
    const audio = (block: Uint8Array) => void (count += block.length)
    const listener = { audio, stretch: () => undefined, end: () => resolve(count), fail: reject }
    pool.perform({ recipe, format, exact: false }, listener)
  })
  return { plannedMs: outline.durationMs, playedMs: bytes / bytesPerMs }
}

test(
  'any valid plan is played, exactly as long as its sections are together, in less than 400 MB',
  { timeout: 300_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async (asked) => {
        const sections = asked.plan?.sections ?? []
        const { plannedMs, playedMs } = await played(asked)
        expect(plannedMs).toBe(sections.reduce((sum, { durationMs }) => sum + durationMs, 0))
        expect(Math.abs(playedMs - plannedMs)).toBeLessThan(0.05)
      }),
      { numRuns: 8 },
    )
    expect((process.memoryUsage().rss - before) / 2 ** 20).toBeLessThan(400)
  },
)

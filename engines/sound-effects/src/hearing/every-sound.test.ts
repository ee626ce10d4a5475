import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { rateHz, type Stereo } from '../dsp/sound.ts'
import { loudnessOf, peakOf, truePeakMax } from '../stage/loudness.ts'
import { seamStep } from '../stage/loop.ts'
import { families } from '../vocabulary/index.ts'
import { modifiers } from '../vocabulary/modifiers.ts'
import { rendered } from './rendered.testing.ts'

const wordsOf = (words: string) => words.split(/[\s|]+/).map((word) => word.replaceAll('_', ' ').replace('~', ''))
const nouns = families.flatMap(({ words }) => wordsOf(words))
const saids = modifiers.flatMap(([words]) => wordsOf(words))

const prompts = fc
  .tuple(
    fc.array(fc.constantFrom(...saids), { maxLength: 2 }),
    fc.constantFrom(...nouns),
    fc.constantFrom('', ' and ', ', then ', ' mit ', ' danach '),
    fc.constantFrom(...nouns),
  )
  .map(([said, one, joint, other]) => `${said.join(' ')} ${one}${joint === '' ? '' : `${joint}${other}`}`)

/** The largest step at the ends beside the largest one within. */
function edgeOf({ left, right }: Stereo): number {
  return Math.max(...[left, right].flatMap((side) => [Math.abs(side[0] ?? 0), Math.abs(side.at(-1) ?? 0)]))
}

function offsetOf({ left, right }: Stereo): number {
  const mean = (side: Float32Array) => Math.abs(side.reduce((sum, value) => sum + value, 0) / side.length)
  return Math.max(mean(left), mean(right))
}

/** Writes a sound as bytes, which are compared at once. */
function bytesOf({ left, right }: Stereo): Buffer {
  return Buffer.concat([left, right].map((side) => Buffer.from(side.buffer, side.byteOffset, side.byteLength)))
}

function expectSound(sound: Stereo, seconds: number): void {
  expect(sound.left.length).toBe(Math.round(seconds * rateHz))
  expect(sound.right.length).toBe(sound.left.length)
  expect(
    sound.left.every((value) => Number.isFinite(value)) && sound.right.every((value) => Number.isFinite(value)),
  ).toBe(true)
  expect(peakOf(sound)).toBeLessThanOrEqual(-1)
}

describe('every prompt of the vocabulary', () => {
  test('is made, exactly as long as asked, without numbers that are none, below −1 dBTP', () => {
    fc.assert(
      fc.property(
        prompts,
        fc.integer({ min: 0, max: 0xffffffff }),
        fc.integer({ min: 5, max: 24 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        fc.boolean(),
        (prompt, seed, tenths, influence, loops) => {
          expectSound(rendered(prompt, { seed, seconds: tenths / 10, influence, loops }), tenths / 10)
        },
      ),
      { numRuns: 40, seed: 20 },
    )
  }, 240_000)
})

describe.each(families.map((family) => [family.id, family] as const))('%s', (_, { examples }) => {
  test('is −23 LUFS ± 2 or at its highest peak, has no offset, does not click, and is the same for the same seed only', () => {
    const sound = rendered(examples[0], { seed: 5, seconds: 2 })
    const loudness = loudnessOf(sound)
    if (loudness < -25) expect(peakOf(sound)).toBeGreaterThan(truePeakMax - 0.6)
    else expect(Math.abs(loudness + 23)).toBeLessThanOrEqual(2)
    expect(peakOf(sound)).toBeLessThanOrEqual(truePeakMax + 0.05)
    expect(offsetOf(sound)).toBeLessThan(0.002)
    expect(edgeOf(sound)).toBeLessThan(0.002)
    const short = bytesOf(rendered(examples[0], { seed: 5, seconds: 0.6 }))
    expect(short.equals(bytesOf(rendered(examples[0], { seed: 5, seconds: 0.6 })))).toBe(true)
    expect(short.equals(bytesOf(rendered(examples[0], { seed: 6, seconds: 0.6 })))).toBe(false)
  })

  test('closes as a loop: its end steps into its beginning no further than it steps itself', () => {
    expect(seamStep(rendered(examples[0], { seed: 9, seconds: 1.5, loops: true }))).toBeLessThanOrEqual(1)
  })
})

test('a loudness that is asked for is kept', () => {
  for (const lufs of [-30, -16]) expect(loudnessOf(rendered('wind', { seconds: 3, lufs }))).toBeCloseTo(lufs, 0)
})

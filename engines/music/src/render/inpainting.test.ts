import type { MusicRecipe, MusicWishes } from '@vireo/engines'
import { expect, test } from 'vitest'
import { loadMusician } from '../load-musician.ts'
import { joined } from './hear.testing.ts'
import { tailSeconds } from './play-section.ts'

const rate = 44_100
/** Three bars at 120 bpm: sections begin on bars. */
const sectionMs = 6000
const musician = await loadMusician()
const usual = { isLoop: false, isAmbience: false }
const section = (name: string, positive: readonly string[] = []) => ({
  name,
  durationMs: sectionMs,
  positive,
  negative: [],
})
const sections = [section('Verse'), section('Chorus'), section('Verse'), section('Chorus')]
const source = planned({ positive: ['pop at 120 bpm'], negative: [], sections }, 4)

function planned(plan: NonNullable<MusicWishes['plan']>, seed: number) {
  const { recipe } = musician.plan({ ...usual, seed, plan })
  return recipe
}

async function played(recipe: MusicRecipe) {
  const { stretches } = await musician.play(recipe)
  return joined([...stretches].map(({ mix }) => mix)).left
}

/** Answers the recipe as pieces have it that were made before their order was kept. */
function asBefore(recipe: MusicRecipe): MusicRecipe {
  return Object.fromEntries(Object.entries(recipe).filter(([name]) => name !== 'partOrder'))
}

const isSame = (one: Float32Array, other: Float32Array) =>
  one.length === other.length && one.every((sample, at) => sample === other[at])

const before = await played(source)

test('a piece made before the order of its parts was kept sounds as it did', async () => {
  expect(isSame(await played(asBefore(source)), before)).toBe(true)
})

test.each([
  [0, source],
  [2, source],
  [0, asBefore(source)],
] as const)('section %i made anew with another instrument leaves every other sample as it was', async (anew, from) => {
  const others = sections.map((each, taken) =>
    taken === anew ? section('Solo', ['solo violin', 'harp', 'drum machine']) : { ...each, taken },
  )
  const after = await played(planned({ positive: [], negative: [], sections: others, source: from }, 77))
  const start = (anew * sectionMs * rate) / 1000
  const end = ((anew + 1) * sectionMs * rate) / 1000 + tailSeconds * rate
  expect(before.length - end).toBeGreaterThan(rate)
  expect(isSame(after.subarray(0, start), before.subarray(0, start))).toBe(true)
  expect(isSame(after.subarray(start, end), before.subarray(start, end))).toBe(false)
  expect(isSame(after.subarray(end), before.subarray(end))).toBe(true)
})

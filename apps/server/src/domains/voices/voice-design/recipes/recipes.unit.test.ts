import { designAges, designGenders, voiceTones, type VoiceWishes } from '@vireo/contracts/voice-design'
import type { VoiceRecipe } from '@vireo/engines'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { libraryVoices } from '#voices/library/index.ts'
import { suggestText } from '../texts/suggest-text.ts'
import { readDescription } from '../wishes/read-description.ts'
import { accentLanguages, accents } from './accents.ts'
import { accentFor, designRecipes } from './design-recipes.ts'
import { remixRecipes } from './remix-recipes.ts'
import { limits } from './target.ts'

const usual = { seed: 1, guidance: 5, quality: 0.9 }
const extent = fc.option(fc.double({ min: -1, max: 1, noNaN: true }), { nil: undefined })
const wishes: fc.Arbitrary<VoiceWishes> = fc.record({
  gender: fc.option(fc.constantFrom(...designGenders), { nil: undefined }),
  age: fc.option(fc.constantFrom(...designAges), { nil: undefined }),
  pitch: extent,
  pace: extent,
  effort: extent,
  accent: fc.option(fc.constantFrom(...accents.map(({ accent }) => accent)), { nil: undefined }),
  tones: fc.dictionary(fc.constantFrom(...voiceTones), fc.double({ min: -1, max: 1, noNaN: true }), { maxKeys: 5 }),
})
const controls = fc.record({
  seed: fc.nat(2 ** 31 - 1),
  guidance: fc.double({ min: 0, max: 100, noNaN: true }),
  quality: fc.double({ min: -1, max: 1, noNaN: true }),
})

function expectIntelligible({ pitchHz, pitchFactor = 1, rate = 1, pitchRange = 1, filters = [], gainDb }: VoiceRecipe) {
  const inside = (value: number, [low, high]: readonly [number, number]) => {
    expect(value).toBeGreaterThanOrEqual(low)
    expect(value).toBeLessThanOrEqual(high)
  }
  if (pitchHz !== undefined) inside(pitchHz * pitchFactor, [limits.pitchHz[0] - 4, limits.pitchHz[1] + 8])
  inside(pitchFactor, limits.pitchFactor)
  inside(rate, limits.rate)
  inside(pitchRange, limits.pitchRange)
  for (const { gainDb: filterDb } of filters) inside(filterDb, limits.filterDb)
  expect(Number.isFinite(gainDb)).toBe(true)
}

describe('a design', () => {
  test('is three different voices within what can be understood, the same for the same seed', () => {
    fc.assert(
      fc.property(wishes, controls, (wished, controlled) => {
        const made = designRecipes(wished, controlled)
        expect(made).toHaveLength(3)
        expect(new Set(made.map(({ recipe }) => `${recipe.base} ${recipe.pitchFactor ?? 1}`)).size).toBe(3)
        for (const { recipe } of made) expectIntelligible(recipe)
        expect(designRecipes(wished, controlled)).toEqual(made)
      }),
    )
  })

  test('comes of any description', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 20, maxLength: 200 }), fc.nat(1000), (description, seed) => {
        const read = readDescription(description, accentLanguages)
        expect(new Set(designRecipes(read.wishes, { ...usual, seed }).map(({ recipe }) => recipe.base)).size).toBe(3)
      }),
    )
  })

  test('differs from seed to seed, less so with more guidance or quality', () => {
    const spread = (changes: Partial<typeof usual>) => {
      const pitches = Array.from({ length: 30 }, (_, seed) =>
        designRecipes({ gender: 'male', accent: 'american' }, { ...usual, ...changes, seed }).map(
          ({ recipe }) => (recipe.pitchHz ?? 0) * (recipe.pitchFactor ?? 1),
        ),
      ).flat()
      return 12 * Math.log2(Math.max(...pitches) / Math.min(...pitches))
    }
    expect(spread({})).toBeGreaterThan(2)
    expect(spread({ guidance: 30 })).toBeLessThan(spread({}) * 0.7)
    expect(spread({ quality: 0 })).toBeGreaterThan(spread({}) * 1.2)
  })

  test('speaks the accent that was wished, by voices that have it', () => {
    for (const { recipe } of designRecipes({ accent: 'scottish' }, usual))
      expect(recipe.base === 'awb' || recipe.base.startsWith('en-gb-scotland')).toBe(true)
    for (const { recipe } of designRecipes({ language: 'de' }, usual)) expect(recipe.base).toMatch(/^de\+/)
  })

  test('is of no robot and no whisper unless somebody asks', () => {
    for (let seed = 0; seed < 200; seed++) {
      for (const { recipe } of designRecipes({}, { seed, guidance: 0, quality: -1 }))
        expect(recipe.base).not.toMatch(/whisper|klatt|robo|Robot|croak/)
    }
    for (const { recipe } of designRecipes({ tones: { whispery: 0.7 } }, usual)) expect(recipe.base).toMatch(/whisper/)
  })
})

const clara = libraryVoices.find(({ name }) => name === 'Clara')
const source = {
  recipe: clara?.recipe ?? { engine: 'flite', base: 'slt', gainDb: 0 },
  labels: { gender: 'female', age: 'middle_aged', accent: 'american' },
  accent: accentFor({ accent: 'american' }),
}
const heard = ({ recipe }: { recipe: VoiceRecipe }) => (recipe.pitchHz ?? 0) * (recipe.pitchFactor ?? 1)

describe('a remix', () => {
  test('is three variations of the voice within what can be understood, the same for the same seed', () => {
    fc.assert(
      fc.property(wishes, controls, fc.double({ min: 0, max: 1, noNaN: true }), (wished, controlled, strength) => {
        const made = remixRecipes(source, wished, { ...controlled, strength })
        expect(new Set(made.map(({ recipe }) => JSON.stringify(recipe))).size).toBe(3)
        for (const { recipe } of made) expectIntelligible(recipe)
        expect(remixRecipes(source, wished, { ...controlled, strength })).toEqual(made)
      }),
    )
  })

  test('keeps the base voice unless gender, age or accent change', () => {
    for (const { recipe } of remixRecipes(source, { pitch: -0.6, tones: { warm: 1 } }, { ...usual, strength: 1 }))
      expect(recipe.base).toBe('slt')
    for (const { recipe } of remixRecipes(source, { gender: 'male' }, { ...usual, strength: 1 }))
      expect(recipe.base).not.toBe('slt')
  })

  test('changes more with more strength', () => {
    const lowered = (strength: number) =>
      Math.min(
        ...remixRecipes(source, { pitch: -0.6 }, { ...usual, strength })
          .slice(0, 1)
          .map(heard),
      )
    expect(lowered(1)).toBeLessThan(lowered(0.5) - 10)
    expect(lowered(0.5)).toBeLessThan(lowered(0) - 10)
  })

  test('bends a voice of another engine without touching what it is spoken by', () => {
    const spoken = { ...source, recipe: { engine: 'another', base: 'reference', gainDb: 1 } }
    for (const { recipe } of remixRecipes(spoken, { gender: 'male', pitch: -0.6 }, { ...usual, strength: 1 })) {
      expect(recipe).toMatchObject({ engine: 'another', base: 'reference' })
      expect(recipe.pitchFactor).toBeLessThan(1)
    }
  })
})

test('there is a text of 100 to 1000 characters in every language that voices are made for', () => {
  for (const { language } of accents) {
    for (const seed of [0, 1, 2]) {
      const length = [...(suggestText(language, {}, seed) ?? '')].length
      expect(length, language).toBeGreaterThanOrEqual(100)
      expect(length, language).toBeLessThanOrEqual(1000)
    }
  }
})

import { describe, expect, test } from 'vitest'
import { closestVoice, findLibraryVoice, isHardToFollow, libraryVoices, voicesSpeaking } from './library.ts'
import { printSayingOf } from '../speaking/print-saying.ts'
import { previewOf } from '../previews/preview-of.ts'
import { sketchOfPremade } from './premade-sketches.ts'
import { measuredVersionOf, printOfPremade } from './premade-prints.ts'

// Every language that the product's documents name, by what its users call it.
const promised =
  'en hi pt zh es fr de ja ar ru ko id it nl tr pl sv fil ms ro uk el cs da fi bg hr sk ta hu no vi'.split(' ')

const spokenLanguages = new Set(libraryVoices.map((voice) => voice.labels.language))

describe('the voice library', () => {
  test('has voices for every promised language', () => {
    expect(promised.filter((language) => !spokenLanguages.has(language))).toEqual([])
  })

  test('has the accents that pages are about', () => {
    const locales = new Set(libraryVoices.flatMap((voice) => voice.languages))
    for (const locale of ['pt-BR', 'pt-PT', 'es-ES', 'es-419', 'fr-FR', 'fr-CH', 'fr-BE', 'en-GB', 'en-US', 'en-029']) {
      expect(locales).toContain(locale)
    }
  })

  test('has eight or more distinct English voices on the recorded engine', () => {
    const recorded = voicesSpeaking('en').filter((voice) => voice.recipe.engine === 'flite')
    const recipes = new Set(recorded.map(({ recipe }) => JSON.stringify({ ...recipe, gainDb: 0 })))
    expect(recipes.size).toBeGreaterThanOrEqual(8)
  })

  test('has ids and names of its own for every voice, and no recipe twice', () => {
    const recipes = libraryVoices.map(({ recipe }) => JSON.stringify({ ...recipe, gainDb: 0 }))
    expect(new Set(libraryVoices.map((voice) => voice.voiceId)).size).toBe(libraryVoices.length)
    expect(new Set(libraryVoices.map((voice) => voice.name)).size).toBe(libraryVoices.length)
    expect(new Set(recipes).size).toBe(libraryVoices.length)
    for (const voice of libraryVoices) expect(voice.voiceId).toMatch(/^[A-Za-z0-9]{20}$/)
  })

  test('lists English voices that are hard to follow behind all others', () => {
    const english = libraryVoices.filter(({ labels }) => labels.language === 'en').map(isHardToFollow)
    expect(english).toEqual(english.toSorted((one, other) => Number(one) - Number(other)))
    expect(english.filter(Boolean).length).toBeLessThan(english.length)
  })

  test('has both genders wherever a language has two voices', () => {
    for (const language of spokenLanguages) {
      const genders = voicesSpeaking(language).map((voice) => voice.labels.gender)
      expect(new Set(genders).size).toBe(Math.min(2, genders.length))
    }
  })

  test('says that Filipino is approximated', () => {
    for (const voice of voicesSpeaking('fil')) expect(voice.description).toContain('approximation')
  })

  test('cannot be changed by who reads it', () => {
    const [voice] = libraryVoices
    expect(() => Object.assign(voice?.labels ?? {}, { gender: 'x' })).toThrow(TypeError)
    expect(() => Object.assign(voice?.recipe ?? {}, { gainDb: 99 })).toThrow(TypeError)
  })
})

test('every voice was listened to as it sounds now: `npx tsx tools/measure-voices/measure.ts prints` listens again', () => {
  for (const voice of libraryVoices) {
    expect(measuredVersionOf(voice.voiceId), voice.name).toBe(printSayingOf(voice).version)
    expect(printOfPremade(voice.voiceId)?.vector).toHaveLength(26)
  }
})

test('every preview was listened to as it sounds now: `npx tsx tools/measure-voices/measure.ts sketches` listens again', () => {
  for (const voice of libraryVoices) {
    const sketch = sketchOfPremade(voice.voiceId)
    expect(sketch?.version, voice.name).toBe(previewOf(voice).version)
    expect(sketch?.peaks).toHaveLength(100)
    // The line between the voices of men and women, as they are labelled.
    expect(sketch && sketch.traits.pitchHz > 150 ? 'female' : 'male', voice.name).toBe(voice.labels.gender)
  }
})

describe('findLibraryVoice', () => {
  test('finds each voice by its id and nothing else', () => {
    for (const voice of libraryVoices) expect(findLibraryVoice(voice.voiceId)).toBe(voice)
    expect(findLibraryVoice('')).toBeUndefined()
    expect(findLibraryVoice('constructor')).toBeUndefined()
  })
})

describe('closestVoice', () => {
  test('keeps the gender wherever the language has one to offer', () => {
    for (const like of libraryVoices) {
      for (const language of spokenLanguages) {
        const genders = voicesSpeaking(language).map((voice) => voice.labels.gender)
        const found = closestVoice(language, like)
        expect(found?.labels.language).toBe(language)
        expect(found?.labels.gender).toBe(genders.includes(like.labels.gender) ? like.labels.gender : genders[0])
      }
    }
  })

  test('prefers the locale that was asked for', () => {
    expect(closestVoice('pt-PT', { labels: { gender: 'male' } })?.languages).toEqual(['pt-PT'])
    expect(closestVoice('pt-BR', { labels: { gender: 'male' } })?.languages).toEqual(['pt-BR'])
  })

  test('never lets one speak English that is hard to follow', () => {
    for (const like of libraryVoices) expect(isHardToFollow(closestVoice('en', like) ?? like), like.name).toBe(false)
  })

  test('knows languages by their other names', () => {
    expect(closestVoice('cmn', { labels: {} })?.labels.language).toBe('zh')
    expect(closestVoice('nb-NO', { labels: {} })?.labels.language).toBe('no')
  })

  test('finds nobody for a language that nobody speaks', () => {
    expect(closestVoice('tlh', { labels: {} })).toBeUndefined()
  })
})

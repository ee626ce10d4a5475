import { expect, test } from 'vitest'
import { accents, accentsOf } from './accents.ts'
import { baseLanguages, multilingualLanguages, transcriptionLanguages } from './spoken-languages.ts'

test.each([
  ['base', baseLanguages, 29],
  ['multilingual', multilingualLanguages, 32],
  ['transcription', transcriptionLanguages, 75],
] as const)('there are as many %s languages as the product says, each once', (_, languages, count) => {
  expect(languages).toHaveLength(count)
  expect(new Set(languages.map(({ languageCode }) => languageCode)).size).toBe(count)
  expect(new Set(languages.map(({ name }) => name)).size).toBe(count)
})

test('every language has the name that the world gives its code, and the code of a country', () => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const countries = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
  // Called by two names; people look for the older one.
  const called = new Map([['Bangla', 'Bengali']])
  for (const { name, languageCode, flagCode } of transcriptionLanguages) {
    const given = names.of(languageCode) ?? ''
    expect([languageCode, called.get(given) ?? given]).toEqual([languageCode, name])
    expect([flagCode, typeof countries.of(flagCode)]).toEqual([flagCode, 'string'])
  }
})

test('there are 60 accents, each once and in its place, of languages that are listed', () => {
  expect(accents).toHaveLength(60)
  expect(new Set(accents.map(({ code }) => code)).size).toBe(60)
  expect(accents.map(({ sort }) => sort)).toEqual(accents.map((_, at) => at + 1))
  const codes = new Set(transcriptionLanguages.map(({ languageCode }) => languageCode))
  for (const { language } of accents) expect(codes).toContain(language)
})

test.each([
  ['cs', ['czech', 'moravian']],
  ['pt-BR', ['brazilian', 'portuguese']],
  ['mi', []],
])('%s has the accents %j', (language, codes) => {
  expect(accentsOf(language).map(({ code }) => code)).toEqual(codes)
})

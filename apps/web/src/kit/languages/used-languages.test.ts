import { expect, test } from 'vitest'

import { standInStorage } from '../testing/stand-in.testing.ts'
import { languageOptions, noteLanguage, usedFirst } from './used-languages.ts'

const codes = ['zh', 'es', 'en', 'de', 'fr', 'es']

test('languages are offered by the names that are shown, that of the interface first', () => {
  standInStorage()
  expect(languageOptions(codes).map(({ label }) => label)).toEqual([
    'English',
    'Chinese',
    'French',
    'German',
    'Spanish',
  ])
})

test('those that somebody works in come before all others, the last one first', () => {
  standInStorage()
  for (const code of ['fr', 'zh', 'fr']) noteLanguage(code)
  expect(usedFirst(codes)).toEqual(['fr', 'zh', 'en', 'de', 'es'])
  // What is not offered here stands nowhere.
  expect(usedFirst(['de', 'zh'])).toEqual(['zh', 'de'])
})

test('many languages do not push that of the interface out of sight, nor does a broken memory', () => {
  const kept = standInStorage()
  for (const code of ['a', 'b', 'c', 'd', 'e', 'f']) noteLanguage(code)
  expect(usedFirst(['a', 'b', 'c', 'd', 'e', 'f', 'en']).slice(0, 5)).toEqual(['f', 'e', 'd', 'c', 'en'])
  kept.set('vireo.used-languages', '{"not": "a list"}')
  expect(usedFirst(codes)[0]).toBe('en')
})

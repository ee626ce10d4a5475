import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  fetchWords,
  firstLanguage,
  keepLanguage,
  languageOf,
  plural,
  setCurrentLanguage,
  speak,
  words,
  wordsArrived,
} from './index.ts'

const kept = new Map<string, string>()

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setCurrentLanguage('en')
  speak({})
})

test('words are spoken in another language wherever they are read, also those that come later', () => {
  const early = words('early', { save: 'Save', nested: { of: (name: string) => `Voice of ${name}` }, list: ['a', 'b'] })
  const { nested } = early
  speak({
    early: { save: 'Sichern', nested: { of: (name: string) => `Stimme von ${name}` }, list: ['x', 'y'] },
    late: { play: 'Abspielen' },
  })
  const late = words('late', { play: 'Play', untranslated: 'Stays' })
  expect(early.save).toBe('Sichern')
  expect(nested.of('Ada')).toBe('Stimme von Ada')
  expect(early.list).toEqual(['x', 'y'])
  expect(late).toEqual({ play: 'Abspielen', untranslated: 'Stays' })
})

test('English is spoken again once nothing else is', async () => {
  const english = { save: 'Save', nested: { many: 'Many' }, list: ['a', 'b'] }
  const own = words('given-back', english)
  const unsaid: Readonly<Record<string, string>> = words('unsaid', {})
  const said = { save: 'Sichern', nested: { many: 'Viele' }, list: ['x', 'y'] }
  let arrive = (_dictionary: Record<string, Record<string, string>>) => {}
  speak(
    { 'given-back': said, unsaid: { lost: 'Verloren' } },
    { tardy: async () => new Promise((resolve) => (arrive = resolve)) },
  )
  const tardy = words('tardy', { wait: 'Wait' })
  const arrived = wordsArrived()
  expect([own.save, unsaid['lost']]).toEqual(['Sichern', 'Verloren'])
  speak({})
  arrive({ tardy: { wait: 'Warten' } })
  await arrived
  expect(own).toEqual({ save: 'Save', nested: { many: 'Many' }, list: ['a', 'b'] })
  expect(unsaid).toEqual({})
  expect(tardy.wait).toBe('Wait')
  speak({ 'given-back': said })
  expect(own).toEqual(said)
})

test('the words of a slice are fetched with the first of its parts, once, and are there when they are waited for', async () => {
  const asked: string[] = []
  const arrivingAs = (slice: string, dictionary: Record<string, Record<string, string>>) => async () => {
    asked.push(slice)
    return dictionary
  }
  speak(
    {},
    {
      mails: arrivingAs('mails', { mails: { send: 'Senden' }, 'mails/draft': { discard: 'Verwerfen' } }),
      never: arrivingAs('never', {}),
    },
  )
  await wordsArrived()
  expect(asked).toEqual([])
  const draft = words('mails/draft', { discard: 'Discard' })
  await Promise.all([fetchWords('mails'), wordsArrived()])
  expect(draft.discard).toBe('Verwerfen')
  expect(words('mails', { send: 'Send' }).send).toBe('Senden')
  expect(asked).toEqual(['mails'])
})

test('words that do not arrive stay English, and the next who needs them asks again', async () => {
  vi.useFakeTimers()
  vi.spyOn(console, 'warn').mockReturnValue()
  let isLost = true
  speak({}, { parcels: async () => (isLost ? Promise.reject(new Error('Lost.')) : { parcels: { open: 'Öffnen' } }) })
  const own = words('parcels', { open: 'Open' })
  await Promise.all([wordsArrived(), vi.runAllTimersAsync()])
  expect(own.open).toBe('Open')
  isLost = false
  await fetchWords('parcels')
  expect(own.open).toBe('Öffnen')
  vi.useRealTimers()
})

test.each([
  [0, '0 voices'],
  [1, '1 voice'],
  [2, '2 voices'],
  [1.5, '1.5 voices'],
])('%d takes its form', (count, text) => {
  expect(plural(count, { one: `${count} voice`, other: `${count} voices` })).toBe(text)
})

test('a form that was forgotten is noticed', () => {
  expect(() => plural(1, { other: 'voices' })).toThrow('The form “one” is missing')
})

test.each([
  ['de', 'de'],
  ['de-AT', 'de'],
  ['DE-ch', 'de'],
  ['en-GB', 'en'],
  ['fr', undefined],
  ['', undefined],
])('%j asks for %s', (locale, language) => {
  expect(languageOf(locale)).toBe(language)
})

test('a choice comes before the browser, and English before nothing', () => {
  expect(firstLanguage([])).toBe('en')
  expect(firstLanguage(['fr-FR', 'de-DE', 'en'])).toBe('de')
  keepLanguage('en')
  expect(firstLanguage(['de-DE'])).toBe('en')
})

import type { SpokenPage } from '@vireo/contracts/audio-native'
import { expect, test } from 'vitest'

import { addressText, failureOf, nameOf, nextStepOf, stateOf } from './page-state.ts'

const page: SpokenPage = {
  page_id: 'p',
  url: 'https://www.example.org/apples/',
  title: null,
  author: null,
  voice_id: null,
  model_id: null,
  pronunciation_dictionary_locators: null,
  small: null,
  text_color: null,
  background_color: null,
  enabled: true,
  state: 'read',
  speech: 'ready',
  published: true,
  error_code: null,
  credits: 0,
  duration_ms: null,
  read_at_unix: null,
  created_at_unix: 0,
}

test.each([
  [{}, 'playing'],
  [{ enabled: false, state: 'failed' }, 'off'],
  [{ state: 'waiting', speech: null, published: false }, 'waiting'],
  [{ state: 'reading' }, 'reading'],
  [{ speech: 'making' }, 'making'],
  [{ state: 'failed' }, 'failed'],
  [{ speech: 'failed' }, 'failed'],
  // What visitors hear is an older version: the new one is a draft.
  [{ speech: 'draft' }, 'draft'],
  [{ published: false }, 'draft'],
] as const)('a page with %j is %s', (facts, state) => {
  expect(stateOf({ ...page, ...facts })).toBe(state)
})

test('every failure has a sentence, also one that is not known here, and what did not fail has none', () => {
  expect(failureOf({ ...page, state: 'failed', error_code: 'audio_native_spending_limit' })).toContain('limit')
  expect(failureOf({ ...page, state: 'failed', error_code: 'audio_native_page_not_offered' })).toContain('noindex')
  expect(failureOf({ ...page, state: 'failed', error_code: 'something_new' })).toBeTruthy()
  expect(failureOf({ ...page, error_code: 'something_new' })).toBeUndefined()
})

test('there is one thing to do about what waits, failed or is a draft', () => {
  const stepFor = (facts: Partial<SpokenPage>) => nextStepOf({ ...page, ...facts })
  expect([
    stepFor({ state: 'waiting' }),
    stepFor({ state: 'failed' }),
    stepFor({ speech: 'draft' }),
    stepFor({ state: 'reading' }),
    stepFor({}),
  ]).toEqual(['Read aloud', 'Try again', 'Publish', undefined, undefined])
})

test('a page is named by its title, or by where it is', () => {
  expect(nameOf({ ...page, title: 'Of apples' })).toBe('Of apples')
  expect(nameOf(page)).toBe('example.org/apples')
  expect(nameOf({ ...page, url: null })).toBe('Text from a file')
  expect(addressText('http://example.org/')).toBe('example.org')
})

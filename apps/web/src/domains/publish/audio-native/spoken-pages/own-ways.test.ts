import { expect, test } from 'vitest'

import { changesIn, type OwnWays } from './own-ways.ts'

const before: OwnWays = {
  voice_id: null,
  model_id: 'vireo_1',
  pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'pdict_1' }],
  small: null,
  text_color: '#123456',
  background_color: null,
}

test('what is as it was is not sent, so that a page stays as its project has it', () => {
  const same = { ...before, pronunciation_dictionary_locators: [{ pronunciation_dictionary_id: 'pdict_1' }] }
  expect(changesIn(before, same)).toEqual({})
})

test('what is given back to the project is sent as null, and what is chosen as it is', () => {
  const now: OwnWays = {
    ...before,
    model_id: null,
    pronunciation_dictionary_locators: null,
    small: false,
    text_color: null,
  }
  expect(changesIn(before, now)).toEqual({
    model_id: null,
    pronunciation_dictionary_locators: null,
    small: false,
    text_color: null,
  })
})

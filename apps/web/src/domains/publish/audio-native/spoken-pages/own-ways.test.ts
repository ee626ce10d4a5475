import { expect, test } from 'vitest'

import { contrastOf } from '../player/looks.ts'
import { changesIn, coloursShown, type OwnWays } from './own-ways.ts'

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

test('a colour of the page is told from that of the project which it stands on', () => {
  const project = { text_color: '#ffffff', background_color: '#123456' }
  const { ink, paper } = coloursShown(before, project)
  expect([ink, paper]).toEqual(['#123456', '#123456'])
  expect(contrastOf(ink, paper)).toBe(1)
  expect(coloursShown({ text_color: null, background_color: null }, project)).toEqual({
    ink: '#ffffff',
    paper: '#123456',
  })
  expect(coloursShown(before, undefined)).toEqual({ ink: '#123456', paper: '' })
})

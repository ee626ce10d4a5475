import { expect, test } from 'vitest'
import { requestOf } from './request-of.ts'

const version: Parameters<typeof requestOf>[2] = {
  id: 'anversion_1',
  page_id: 'anpage_1',
  project_id: 'anproject_1',
  workspace_id: 'wspace_1',
  content_key: 'key',
  text_key: 'text',
  title: null,
  author: null,
  language: 'en',
  text: 'Of Vireo.',
  voice_id: null,
  model_id: null,
  dictionaries: null,
  locators: null,
  state: 'making',
  publishes: true,
  error_code: null,
  round: 1,
  attempts: 0,
  history_item_id: null,
  duration_ms: null,
  credits: 0,
  made_at: null,
  replaced_at: null,
  created_at: new Date(0),
}
const [ofProject, ofPage] = ['pdict_1', 'pdict_2'].map((id) => [{ pronunciation_dictionary_id: id }])

test.each([
  ['its own', ofPage, ofPage],
  ['none at all', [], []],
  ['those of its project', null, ofProject],
])('a page is spoken with %s', (_, dictionaries, expected) => {
  const project = { dictionaries: ofProject ?? null, text_normalization: null }
  const request = requestOf(project, { dictionaries: dictionaries ?? null }, version)
  expect(request.pronunciation_dictionary_locators).toEqual(expected)
})

test('a version is spoken with the dictionaries that were kept with it, whatever its page and project have now', () => {
  const kept = [{ pronunciation_dictionary_id: 'pdict_3', version_id: 'pversion_1' }]
  const project = { dictionaries: ofProject ?? null, text_normalization: null }
  for (const locators of [kept, []])
    expect(
      requestOf(project, { dictionaries: ofPage ?? null }, { ...version, locators }).pronunciation_dictionary_locators,
    ).toEqual(locators)
})

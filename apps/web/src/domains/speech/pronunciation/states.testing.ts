import { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import { paths } from '#kit/routing/index.ts'
import { answer, type ScreenStates } from '#kit/testing/states.testing.ts'

const rule = {
  type: 'alias',
  string_to_replace: 'Nguyen',
  alias: 'win',
  case_sensitive: true,
  word_boundaries: true,
} as const

export const states: ScreenStates = {
  [paths.pronunciation]: {
    asks: [pronunciationEndpoints.list],
    ready: {
      answers: [
        answer(pronunciationEndpoints.list, { pronunciation_dictionaries: [{ name: 'Names of the newsroom' }] }),
      ],
      shows: 'Names of the newsroom',
    },
    empty: { shows: 'No dictionaries yet', action: 'New dictionary' },
  },
  [paths.pronunciationDictionary]: {
    at: '/app/pronunciation-dictionaries/pdict_1',
    asks: [pronunciationEndpoints.get],
    ready: {
      answers: [answer(pronunciationEndpoints.get, { name: 'Names', permission_on_resource: 'admin', rules: [rule] })],
      shows: 'Nguyen',
    },
    empty: {
      answers: [answer(pronunciationEndpoints.get, { name: 'Names', permission_on_resource: 'admin', rules: [] })],
      shows: 'No rules yet',
      action: 'Add rule',
    },
  },
}

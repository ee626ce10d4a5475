import type { LiveSettings } from '@vireo/contracts/staff'
import { expect, test } from 'vitest'

import { draftOf, readDraft } from './draft.ts'

const values: LiveSettings = {
  sign_up: 'open',
  contact_mail: null,
  reviews_published_voices: false,
  moderated_terms: ['one', 'two'],
  referral_reward_credits: 0,
  author_share_percent: 100,
}
const read = (change: object) => readDraft({ ...draftOf(values), ...change }, values)

test('fields that nobody touched change nothing', () => {
  expect(read({})).toEqual({ changes: {}, wrong: [] })
})

test.each([
  [{ sign_up: 'closed' }, { sign_up: 'closed' }],
  [{ contact_mail: ' desk@example.test ' }, { contact_mail: 'desk@example.test' }],
  [{ moderated_terms: 'one\n\n three ' }, { moderated_terms: ['one', 'three'] }],
  [{ moderated_terms: '' }, { moderated_terms: [] }],
  [
    { referral_reward_credits: '5000', author_share_percent: '0' },
    { referral_reward_credits: 5000, author_share_percent: 0 },
  ],
])('%o is read as %o', (typed, changes) => {
  expect(read(typed)).toEqual({ changes, wrong: [] })
})

test.each([
  ['contact_mail', 'nobody'],
  ['referral_reward_credits', '1.5'],
  ['referral_reward_credits', ''],
  ['author_share_percent', '101'],
  ['author_share_percent', '-1'],
])('%s cannot be %s', (name, text) => {
  expect(read({ [name]: text, sign_up: 'invite' })).toEqual({ changes: { sign_up: 'invite' }, wrong: [name] })
})

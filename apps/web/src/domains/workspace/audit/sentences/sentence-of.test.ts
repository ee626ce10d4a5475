import type { AuditLogEntry } from '@vireo/contracts/audit'
import { auditActions } from '@vireo/contracts'
import { expect, test } from 'vitest'

import { laterGerman } from '#german.ts'
import { actSentences } from './act-sentences.ts'
import { actorName, sentenceOf } from './sentence-of.ts'

type User = AuditLogEntry['actor']['user']

const entryOf = (
  user: Partial<User>,
  activity = 'identity.api-key-created',
  unmapped: Partial<AuditLogEntry['unmapped']> = {},
) =>
  // Only what a sentence is made of.
  ({
    activity_name: activity,
    message: 'Something new: thing t1',
    actor: { user: { name: null, email_addr: null, uid: null, ...user } },
    unmapped: { target_kind: null, target_id: null, details: {}, ...unmapped },
  }) as AuditLogEntry

test.each([
  ['Ada', { name: 'Ada', email_addr: 'ada@example.test', uid: 'user_1', type_id: 1 }],
  ['ada@example.test', { email_addr: 'ada@example.test', uid: 'user_1', type_id: 1 }],
  ['user_1', { uid: 'user_1', type_id: 1 }],
  ['Vireo or its operator', { type_id: 3, type: 'System' }],
  ['Somebody not signed in', { type_id: 99, type: 'Other' }],
])('%s is who did it', (name, user) => {
  expect(actorName(entryOf(user))).toBe(name)
})

test('a thing is called by its name, a person as they are called here, and an id is never said', () => {
  const mara = { name: 'Mara' }
  expect(sentenceOf(entryOf(mara, undefined, { target_id: 'key_1', details: { name: 'ci $&' } }))).toBe(
    'Mara created the API key “ci $&”.',
  )
  expect(sentenceOf(entryOf(mara, undefined, { target_id: 'key_1' }))).toBe('Mara created an API key.')
  const removed = entryOf(mara, 'workspaces.member-removed', { target_kind: 'user', target_id: 'user_2' })
  expect(sentenceOf(removed, new Map([['user_2', 'Bea']]))).toBe('Mara removed Bea.')
  expect(sentenceOf(removed)).toBe('Mara removed a member.')
})

test('an act of a newer server is told as the server tells it', () => {
  expect(sentenceOf(entryOf({ name: 'Mara' }, 'moons.landed'))).toBe('Mara: Something new: thing t1')
})

test('every act of the log has a sentence in both languages, with the same places to fill', async () => {
  expect(Object.keys(actSentences).toSorted()).toEqual([...auditActions].toSorted())
  const placesOf = (sentence: string) => sentence.split('|').map((way) => way.match(/\{\w+\}/gu)?.toSorted() ?? [])
  const { 'act-sentences': said = {} } = (await laterGerman['act-sentences']?.()) ?? {}
  const german = new Map(Object.entries(said).map(([act, sentence]) => [act, String(sentence)]))
  expect([...german.keys()].toSorted()).toEqual([...auditActions].toSorted())
  for (const [act, sentence] of Object.entries(actSentences)) {
    expect(placesOf(german.get(act) ?? ''), act).toEqual(placesOf(sentence))
    for (const way of `${sentence}|${german.get(act)}`.split('|')) expect(way, act).toMatch(/\.$/u)
  }
})

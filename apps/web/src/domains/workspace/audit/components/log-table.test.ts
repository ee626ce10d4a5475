import type { AuditLogEntry } from '@vireo/contracts/audit'
import { expect, test } from 'vitest'

import { actorName } from './log-table.tsx'

type User = AuditLogEntry['actor']['user']

const entryOf = (user: Partial<User>) =>
  // Only what says who it was.
  ({ actor: { user: { email_addr: null, uid: null, ...user } } }) as AuditLogEntry

test.each([
  ['ada@example.test', { email_addr: 'ada@example.test', uid: 'user_1', type_id: 1 }],
  ['user_1', { uid: 'user_1', type_id: 1 }],
  ['Vireo or its operator', { type_id: 3, type: 'System' }],
  ['Somebody not signed in', { type_id: 99, type: 'Other' }],
])('%s is who did it', (name, user) => {
  expect(actorName(entryOf(user))).toBe(name)
})

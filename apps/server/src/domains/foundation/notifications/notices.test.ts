import { expect, test } from 'vitest'
import { inBothLanguages } from '#test/in-both-languages.ts'
import { startTestServer } from '#test/test-server.ts'
import { listOutbox } from '#mail'
import { giveNotice } from './give-notice.ts'
import {
  apiKeyNotice,
  newDeviceNotice,
  type Notice,
  passwordChangedNotice,
  secondFactorNotice,
} from './security-notices.ts'
import { sendUpdate } from './updates/send-update.ts'
import { memberChangedNotice, memberRemovedNotice, newOwnerNotice } from './workspace-notices.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()

const ids = { userId: 'u', workspaceId: 'w', changeId: 'c' }
const member = { ...ids, workspaceName: 'Harbour', role: 'editor' } as const
const device = { userId: 'u', sessionId: 's', device: 'Firefox on Linux', address: '192.0.2.7' }

const notices: Readonly<Record<string, Notice>> = {
  'a new device': newDeviceNotice(device),
  'an unknown device': newDeviceNotice({ ...device, device: '', address: '' }),
  'a changed password': passwordChangedNotice(ids),
  'a second factor that was turned on': secondFactorNotice({ ...ids, factor: 'totp', change: 'enabled' }),
  'a second factor that was turned off': secondFactorNotice({ ...ids, factor: 'sms', change: 'disabled' }),
  'renewed codes': secondFactorNotice({ ...ids, factor: 'backup-codes', change: 'renewed' }),
  'a used code': secondFactorNotice({ ...ids, factor: 'backup-codes', change: 'used' }),
  'an API key': apiKeyNotice({ userId: 'u', keyId: 'k', name: 'Build' }),
  'another role': memberChangedNotice({ ...member, isLocked: false, change: 'role' }),
  'a locked member': memberChangedNotice({ ...member, isLocked: true, change: 'locked' }),
  'an unlocked member': memberChangedNotice({ ...member, isLocked: false, change: 'unlocked' }),
  'a removed member': memberRemovedNotice({ ...member, left: false }),
  'a new owner': newOwnerNotice({ ...member, formerOwnerId: 'u2' }),
}

test.each(Object.entries(notices))('%s is told in both languages', (_, { say }) => {
  const [english, german] = [say('en'), say('de')]
  expect(german.title).not.toBe(english.title)
  expect(german.description).not.toBe(english.description)
  for (const text of [...Object.values(english), ...Object.values(german)])
    expect(text).not.toMatch(/undefined|null|\[object/u)
})

test('a notice reaches somebody in the language of their account, inside and by mail', async () => {
  const inside: unknown[] = []
  const { kinds } = await inBothLanguages(server, async ({ userId }) => {
    await giveNotice(ctx, userId, newDeviceNotice({ ...device, userId, sessionId: userId }))
    const { rows } = await server.database.pool.query('select title from messages where user_id = $1', [userId])
    inside.push(...rows)
  })
  expect(kinds).toEqual(['notifications.security-notice'])
  expect(inside).toEqual([{ title: 'New sign-in to your account' }, { title: 'Neue Anmeldung bei Ihrem Konto' }])
})

test('a notice about a workspace says in the same language where such mails are decided about', async () => {
  const { kinds, german } = await inBothLanguages(server, async ({ userId, workspaceId }) => {
    await giveNotice(
      ctx,
      userId,
      memberRemovedNotice({ ...member, userId, workspaceId, changeId: userId, left: false }),
    )
  })
  expect(kinds).toEqual(['notifications.membership'])
  expect(german[0]?.paragraphs[1]).toContain('Einstellungen')
})

test('around the operator’s own words, a product update is in the language of its reader', async () => {
  const update = { updateId: 'u1', subject: 'News', paragraphs: ['As the operator wrote it.'] }
  const said: string[] = []
  for (const language of ['en', 'de'] as const) {
    const { email, userId } = await server.signUp()
    await server.database.pool.query(
      'update users set locale = $2, agrees_to_product_updates = true, email_verified_at = now() where id = $1',
      [userId, language],
    )
    await sendUpdate(ctx, update, { signal: new AbortController().signal })
    const letter = (await listOutbox(ctx)).find(({ recipient }) => recipient === email)
    expect(letter?.kind).toBe('notifications.product-update')
    said.push(/\n(\w+): http/u.exec(letter?.text ?? '')?.[1] ?? '')
  }
  expect(said).toEqual(['Unsubscribe', 'Abbestellen'])
})

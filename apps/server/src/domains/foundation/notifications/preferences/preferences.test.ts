import type { EventPayload } from '#kernel/product.ts'
import { type NotificationChange, notificationsEndpoints } from '@vireo/contracts/notifications'
import { describe, expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { call, givenPerson, givenTeammate, type Teammate } from '#test/teammates.ts'
import { dispatchOutbox } from '#jobs/dispatch-outbox.ts'
import { transaction } from '#kernel/transaction.ts'
import { giveNotice } from '../index.ts'
import { notificationsSlice } from '../slice.ts'

const server = await startTestServer()
const ctx = server.product.systemContext()
const [own, workspaces] = ['/v1/user/notification-preferences', '/v1/workspace/notification-preferences']

const choose = (person: Teammate, path: string, preferences: NotificationChange['preferences'] | object) =>
  call(server, person, 'PATCH', path, { preferences })

async function topicOf(person: Teammate, topic: string): Promise<unknown> {
  const { body } = await call(server, person, 'GET', own)
  return notificationsEndpoints.getPreferences.success.schema.parse(body).preferences.find((one) => one.topic === topic)
}

let occasions = 0
/** Tells somebody of a workspace something; answers by which ways they heard. */
async function heard(
  person: Teammate,
  { topic, workspaceId }: { readonly topic: 'payments' | 'webhooks' | 'voices'; readonly workspaceId: string },
): Promise<readonly string[]> {
  const title = `Occasion ${++occasions}`
  await giveNotice(ctx, person.userId, {
    severity: 'info',
    say: () => ({ title, description: 'Nothing to do.' }),
    occasion: title,
    mailed: true,
    about: { topic, workspaceId },
  })
  const { rows } = await server.database.pool.query<{ way: string }>(
    `select 'inside' as way from messages where user_id = $1 and title = $3
     union all select 'mail' from letters where recipient = $2 and subject = $3 order by 1`,
    [person.userId, person.email, title],
  )
  return rows.map(({ way }) => way)
}

test('a person’s choice counts before the workspace’s, and that before the product’s', async () => {
  const owner = await givenPerson(server)
  const member = await givenTeammate(server, owner, 'admin')
  const about = { topic: 'webhooks', workspaceId: owner.workspaceId } as const
  expect(await heard(member, about)).toEqual(['inside', 'mail'])

  expect((await choose(owner, workspaces, { webhooks: 'none' })).status).toBe(200)
  expect(await heard(member, about)).toEqual([])
  expect(await topicOf(member, 'webhooks')).toEqual({
    topic: 'webhooks',
    channel: 'none',
    own_channel: null,
    workspace_channel: 'none',
  })

  expect((await choose(member, own, { webhooks: 'in_app' })).status).toBe(200)
  expect(await heard(member, about)).toEqual(['inside'])
  expect(await topicOf(member, 'webhooks')).toMatchObject({ channel: 'in_app', own_channel: 'in_app' })
  expect(await heard(owner, about)).toEqual([])

  await choose(member, own, { webhooks: null })
  expect(await heard(member, about)).toEqual([])
  await choose(owner, workspaces, { webhooks: null })
  expect(await heard(member, about)).toEqual(['inside', 'mail'])
})

test('what is chosen in one workspace holds there alone', async () => {
  const owner = await givenPerson(server)
  await choose(owner, own, { voices: 'none' })
  const other = await givenPerson(server)
  expect(await heard(owner, { topic: 'voices', workspaceId: owner.workspaceId })).toEqual([])
  expect(await heard(owner, { topic: 'voices', workspaceId: other.workspaceId })).toEqual(['inside'])
})

test('a choice that is left out stays', async () => {
  const owner = await givenPerson(server)
  await choose(owner, own, { voices: 'email' })
  await choose(owner, own, { payments: 'in_app' })
  expect(await topicOf(owner, 'voices')).toMatchObject({ channel: 'email' })
  expect(await heard(owner, { topic: 'payments', workspaceId: owner.workspaceId })).toEqual(['inside'])
})

test.each([{ payments: 'none' }, { membership: 'none' }, { voices: 'pigeon' }])(
  '422 for %j, which nobody can choose',
  async (preferences) => {
    const owner = await givenPerson(server)
    expect((await choose(owner, own, preferences)).status).toBe(422)
    expect((await choose(owner, workspaces, preferences)).status).toBe(422)
  },
)

describe('the workspace’s word', () => {
  test('is the admins’: others read it', async () => {
    const owner = await givenPerson(server)
    const editor = await givenTeammate(server, owner, 'editor')
    expect((await choose(editor, workspaces, { voices: 'none' })).status).toBe(403)
    const { body } = await call(server, editor, 'GET', workspaces)
    expect(notificationsEndpoints.getWorkspacePreferences.success.schema.parse(body).preferences).toContainEqual({
      topic: 'voices',
      channel: 'in_app',
    })
  })

  test('is written down with who decided', async () => {
    const owner = await givenPerson(server)
    await choose(owner, workspaces, { voices: 'email' })
    const { rows } = await server.database.pool.query(
      "select actor_id, details from audit_entries where workspace_id = $1 and action = 'notifications.workspace-preferences-changed'",
      [owner.workspaceId],
    )
    expect(rows).toEqual([{ actor_id: owner.userId, details: { voices: 'email' } }])
  })
})

test('who was locked hears of it as they chose', async () => {
  const owner = await givenPerson(server)
  const [one, other] = [await givenTeammate(server, owner, 'editor'), await givenTeammate(server, owner, 'editor')]
  await choose(one, own, { membership: 'in_app' })
  for (const { userId } of [one, other]) {
    const event: EventPayload<'workspaces.member-changed'> = {
      workspaceId: owner.workspaceId,
      userId,
      workspaceName: 'Studio',
      changeId: `change ${userId}`,
      role: 'editor',
      isLocked: true,
      change: 'locked',
    }
    await transaction(ctx, (ctx) => ctx.emit('workspaces.member-changed', event))
  }
  await dispatchOutbox(() => server.product.systemContext(), notificationsSlice.subscriptions ?? [])
  const { rows } = await server.database.pool.query(
    "select recipient from letters where recipient = any($1) and kind = 'notifications.membership'",
    [[one.email, other.email]],
  )
  expect(rows).toEqual([{ recipient: other.email }])
})

test('who leaves takes their choice along, and the workspace keeps its own', async () => {
  const owner = await givenPerson(server)
  const member = await givenTeammate(server, owner, 'editor')
  await choose(member, own, { voices: 'none' })
  await choose(owner, workspaces, { voices: 'email' })
  expect((await call(server, member, 'POST', '/v1/workspace/leave', {})).status).toBe(200)
  const { rows } = await server.database.pool.query(
    'select user_id, topic from notification_preferences where workspace_id = $1',
    [owner.workspaceId],
  )
  expect(rows).toEqual([{ user_id: null, topic: 'voices' }])
})

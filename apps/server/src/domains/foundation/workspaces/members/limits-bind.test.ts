import { beforeEach, describe, expect, test } from 'vitest'
import { call, givenPerson, givenTeammate } from '#test/teammates.ts'
import { startTestServer } from '#test/test-server.ts'
import { isRaised } from '../policy.ts'

const server = await startTestServer()
const { pool } = server.database
const owner = await givenPerson(server, 'enterprise')
const limited = await givenTeammate(server, owner, 'admin')
const other = await givenTeammate(server, owner, 'editor')

const asOwner = (method: string, path: string, body?: unknown) => call(server, owner, method, path, body)
const asLimited = (method: string, path: string, body?: unknown) => call(server, limited, method, path, body)

async function givenGroup(members: readonly string[]): Promise<string> {
  const made = await asOwner('POST', '/v1/workspace/groups', {
    name: 'limited',
    permissions: [],
    group_usage_limit: 500,
  })
  const { id } = made.body as { id: string }
  for (const email of members)
    expect((await asOwner('POST', `/v1/workspace/groups/${id}/members`, { email })).status).toBe(200)
  return id
}

beforeEach(async () => {
  await pool.query('delete from workspace_invites')
  await pool.query('delete from workspace_groups where not is_everyone')
  await pool.query('update memberships set usage_limit = null')
})

describe('an admin whom their own limit binds', () => {
  beforeEach(() =>
    pool.query('update memberships set usage_limit = 500 where user_id = any($1)', [[limited.userId, other.userId]]),
  )

  const change = (email: string, limit: unknown) =>
    asLimited('POST', '/v1/workspace/members', { email, usage_limit: limit })

  test('raises not their own', async () => {
    for (const limit of ['unlimited', 501])
      expect(await change(limited.email, limit)).toMatchObject({ code: 'own_membership' })
    expect((await change(limited.email, 400)).status).toBe(200)
  })

  test('lets nobody spend more than they may', async () => {
    for (const limit of ['unlimited', 501])
      expect(await change(other.email, limit)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect((await change(other.email, 400)).status).toBe(200)
    expect((await change(other.email, 500)).status).toBe(200)
  })

  test('invites nobody who may spend more', async () => {
    const invite = (limit?: number) =>
      asLimited('POST', '/v1/workspace/invites/add', { email: 'guest@example.test', usage_limit: limit })
    expect(await invite()).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect(await invite(501)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect((await invite(500)).status).toBe(200)
  })
})

describe('an admin whom a group’s limit binds', () => {
  test('takes neither themselves nor others out of it', async () => {
    const group = await givenGroup([limited.email, other.email])
    for (const email of [limited.email, other.email])
      expect(await asLimited('POST', `/v1/workspace/groups/${group}/members/remove`, { email })).toMatchObject({
        status: 403,
        code: 'power_exceeded',
      })
    expect(
      (await asOwner('POST', `/v1/workspace/groups/${group}/members/remove`, { email: limited.email })).status,
    ).toBe(200)
  })

  test('neither raises it nor deletes it, and lowers it', async () => {
    const group = await givenGroup([limited.email])
    const change = (limit: unknown) => asLimited('PATCH', `/v1/workspace/groups/${group}`, { group_usage_limit: limit })
    expect(await change(501)).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect(await change('unlimited')).toMatchObject({ status: 403, code: 'power_exceeded' })
    expect(await asLimited('DELETE', `/v1/workspace/groups/${group}`)).toMatchObject({
      status: 403,
      code: 'power_exceeded',
    })
    expect((await change(400)).status).toBe(200)
  })

  test('whom nothing limits may', async () => {
    const group = await givenGroup([other.email])
    const remove = asLimited('POST', `/v1/workspace/groups/${group}/members/remove`, { email: other.email })
    expect((await remove).status).toBe(200)
    expect((await asLimited('DELETE', `/v1/workspace/groups/${group}`)).status).toBe(200)
  })
})

test.each([
  { before: 100, after: 101, raised: true },
  { before: 100, after: null, raised: true },
  { before: 100, after: 100, raised: false },
  { before: 100, after: 99, raised: false },
  { before: null, after: 100, raised: false },
  { before: null, after: null, raised: false },
])('a limit of $before that becomes $after is raised: $raised', ({ before, after, raised }) => {
  expect(isRaised(before, after)).toBe(raised)
})

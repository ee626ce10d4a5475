import { describe, expect, test } from 'vitest'
import { givenBrowser, jsonPost } from '#identity/testing.ts'
import { resourceTests, type Person } from './resources.testing.ts'

const {
  server,
  pool,
  givenMember,
  givenGroup,
  join,
  givenWebhookWorker,
  makeWebhook,
  seen,
  share,
  unshare,
  read,
  edit,
  remove,
  owner,
  host,
  group,
} = await resourceTests()

describe('a thing is seen', () => {
  test('by whoever made it and by admins, and by nobody else', async () => {
    const [maker, other, admin] = [await givenWebhookWorker(), await givenWebhookWorker(), await givenMember('admin')]
    const id = await makeWebhook(maker)
    expect([await seen(maker), await seen(other), (await seen(admin)).includes(id)]).toEqual([[id], [], true])
    expect((await read(other, id)).status).toBe(404)
    expect([(await edit(other, id)).status, (await remove(other, id)).status]).toEqual([404, 404])
  })

  test.each([
    ['a member', (person: Person) => ({ user_email: person.email })],
    ['a member by id', (person: Person) => ({ member_id: person.userId })],
    ['a group', () => ({ group_id: group })],
    ['everyone', () => ({ group_id: 'default' })],
  ])('by %s it is shared with, until it no longer is', async (_whom, target) => {
    const other = await givenWebhookWorker()
    const id = await makeWebhook(host)
    expect((await share(host, id, 'viewer', target(other))).status).toBe(200)
    expect((await seen(other)).includes(id)).toBe(true)
    expect((await read(other, id)).body?.access_level).toBe('viewer')
    expect((await unshare(host, id, target(other))).status).toBe(200)
    expect((await seen(other)).includes(id)).toBe(false)
  })

  test('no longer by whoever left the group, nor after the group is gone', async () => {
    const other = await givenWebhookWorker()
    const guests = await givenGroup('guests', [])
    const id = await makeWebhook(host)
    await share(host, id, 'viewer', { group_id: guests })
    await join(other, guests)
    await new Promise((resolve) => setTimeout(resolve, 1300))
    expect(await seen(other)).toContain(id)
    await pool.query('delete from workspace_groups where id = $1', [guests])
    expect((await read(host, id)).body?.shares.map((one) => one.id)).toEqual([owner.userId])
  })

  test('404 in another workspace, whatever is shared with everyone there', async () => {
    const id = await makeWebhook(host)
    await share(host, id, 'admin', { group_id: 'default' })
    const stranger = await givenBrowser(server.product.systemContext())
    const elsewhere = { headers: { authorization: `Bearer ${stranger.accessToken}` } }
    expect((await read(elsewhere, id)).status).toBe(404)
    expect((await share(elsewhere, id, 'viewer', { group_id: 'default' })).status).toBe(404)
  })
})

describe('an access level', () => {
  test.each([
    ['viewer', 403, 403, 403],
    ['commenter', 403, 403, 403],
    ['editor', 200, 403, 403],
    ['admin', 200, 200, 200],
  ] as const)('%s: edit %i, share %i, delete %i', async (level, edits, shares, deletes) => {
    const other = await givenWebhookWorker()
    const id = await makeWebhook(host)
    await share(host, id, level, { user_email: other.email })
    expect((await edit(other, id)).status).toBe(edits)
    expect((await share(other, id, 'viewer', { group_id: group })).status).toBe(shares)
    expect((await remove(other, id)).status).toBe(deletes)
  })

  test('of several shares the highest counts, and a later one replaces an earlier one', async () => {
    const other = await givenWebhookWorker()
    const id = await makeWebhook(host)
    await share(host, id, 'viewer', { group_id: 'default' })
    await share(host, id, 'editor', { group_id: group })
    expect((await read(other, id)).body?.access_level).toBe('editor')
    await share(host, id, 'commenter', { group_id: group })
    expect((await read(other, id)).body?.access_level).toBe('commenter')
  })

  test('opens the thing, not the tool: without the permission nobody changes or shares it', async () => {
    const viewer = await givenMember('viewer')
    const id = await makeWebhook(host)
    await share(host, id, 'admin', { user_email: viewer.email })
    expect((await read(viewer, id)).body?.access_level).toBe('admin')
    expect((await edit(viewer, id)).status).toBe(403)
    const refused = await share(viewer, id, 'viewer', { group_id: 'default' })
    expect([refused.status, await refused.text()]).toEqual([403, expect.stringContaining('insufficient_permissions')])
  })
})

test.each([
  [{}, 400],
  [{ user_email: 'a@example.test', group_id: 'default' }, 400],
  [{ user_email: 'nobody@example.test' }, 404],
  [{ group_id: 'group_of_others' }, 404],
  [{ member_id: 'user_of_others' }, 404],
  [{ workspace_api_key_id: 'key_of_others' }, 404],
])('sharing with %j is refused with %i', async (target, status) => {
  const id = await makeWebhook(host)
  expect((await share(host, id, 'viewer', target)).status).toBe(status)
})

test.each(['dashboard', 'dubbing', 'dubbing_project'])(
  'a %s, which no slice declares, is a type that is known and a thing that is not there',
  async (type) => {
    const shown = await server.fetch(`/v1/workspace/resources/x?resource_type=${type}`, { headers: host.headers })
    const body = { resource_type: type, role: 'viewer', group_id: 'default' }
    const shared = await server.fetch('/v1/workspace/resources/x/share', jsonPost(body, host.headers))
    for (const answer of [shown, shared])
      expect([answer.status, await answer.json()]).toMatchObject([404, { detail: { code: 'resource_not_found' } }])
    const unknown = await server.fetch(`/v1/workspace/resources/x?resource_type=${type}s`, { headers: host.headers })
    expect(unknown.status).toBe(422)
  },
)

test('whoever was made a viewer while they waited does not share any more, not with themselves either', async () => {
  const [maker, colleague, third] = [await givenWebhookWorker(), await givenWebhookWorker(), await givenWebhookWorker()]
  const id = await makeWebhook(maker)
  expect((await share(maker, id, 'admin', { user_email: colleague.email })).status).toBe(200)
  const client = await pool.connect()
  await client.query('begin')
  await client.query('select 1 from workspace_resource_metadata where resource_id = $1 for update', [id])
  const waiting = [
    share(colleague, id, 'admin', { user_email: colleague.email }),
    share(colleague, id, 'admin', { user_email: third.email }),
    unshare(colleague, id, { user_email: third.email }),
  ]
  const queued = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and query like '%for update%'"
  await expect.poll(async () => (await pool.query(queued)).rowCount).toBeGreaterThanOrEqual(3)
  await client.query("update resource_shares set level = 'viewer' where resource_id = $1 and principal_id = $2", [
    id,
    colleague.userId,
  ])
  await client.query('commit')
  client.release()
  expect((await Promise.all(waiting)).map(({ status }) => status)).toEqual([403, 403, 403])
})

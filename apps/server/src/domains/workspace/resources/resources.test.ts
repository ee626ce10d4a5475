import { auditEndpoints } from '@vireo/contracts/audit'
import { identityEndpoints } from '@vireo/contracts/identity'
import { type AccessLevel, resourcesEndpoints } from '@vireo/contracts/resources'
import { voicesEndpoints } from '@vireo/contracts/voices'
import { webhooksEndpoints } from '@vireo/contracts/webhooks'
import { beforeAll, describe, expect, test } from 'vitest'
import { createOutbound } from '#adapters/outbound-http.ts'
import { startTestServer } from '#test/test-server.ts'
import { givenAccount, type GivenBrowser, givenBrowser, givenSession, jsonPost } from '#identity/testing.ts'

// Nobody sends anything there: what is tested is who may.
const server = await startTestServer({ ports: { outbound: createOutbound({ namedHosts: ['127.0.0.1:9'] }) } })
const { pool } = server.database

type Person = { readonly userId: string; readonly email: string; readonly headers: Record<string, string> }

let owner: GivenBrowser
let group = ''

/** Somebody of the owner's workspace. */
async function givenMember(role: 'admin' | 'editor' | 'viewer'): Promise<Person> {
  const ctx = server.product.systemContext()
  const { userId, email } = await givenAccount(ctx)
  await pool.query(
    'insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, $3, false, now())',
    [owner.workspaceId, userId, role],
  )
  const { accessToken } = await givenSession(ctx, { userId, workspaceId: owner.workspaceId })
  return { userId, email, headers: { authorization: `Bearer ${accessToken}` } }
}

async function givenGroup(name: string, permissions: readonly string[]): Promise<string> {
  const id = `group_${name}`
  await pool.query(
    `insert into workspace_groups (id, workspace_id, name, permissions, created_at) values ($1, $2, $3, $4, now())`,
    [id, owner.workspaceId, name, permissions],
  )
  return id
}

const join = (person: Person, groupId: string) =>
  pool.query(
    'insert into workspace_group_members (group_id, workspace_id, user_id, created_at) values ($1, $2, $3, now())',
    [groupId, owner.workspaceId, person.userId],
  )

let machines = 0
/** A member whose group lets them work with webhooks: what they see of them, shares decide. */
async function givenWebhookWorker(): Promise<Person> {
  const person = await givenMember('editor')
  await join(person, group)
  // What was read a moment ago is kept for a moment.
  await new Promise((resolve) => setTimeout(resolve, 300))
  return person
}

async function makeWebhook(person: { readonly headers: Record<string, string> }): Promise<string> {
  const settings = { auth_type: 'hmac', name: `hook ${machines++}`, webhook_url: 'http://127.0.0.1:9/hook' }
  const answer = await server.fetch('/v1/workspace/webhooks', jsonPost({ settings }, person.headers))
  const body = webhooksEndpoints.create.success.schema.parse(await answer.json())
  return body.webhook_id
}

const seen = async (person: { readonly headers: Record<string, string> }) => {
  const answer = await server.fetch('/v1/workspace/webhooks', { headers: person.headers })
  return webhooksEndpoints.list.success.schema.parse(await answer.json()).webhooks.map((webhook) => webhook.webhook_id)
}

type Target = { user_email?: string; group_id?: string; member_id?: string; workspace_api_key_id?: string }

const share = (by: { headers: Record<string, string> }, id: string, role: AccessLevel, target: Target) =>
  server.fetch(
    `/v1/workspace/resources/${id}/share`,
    jsonPost({ resource_type: 'webhook', role, ...target }, by.headers),
  )

const unshare = (by: { headers: Record<string, string> }, id: string, target: Target) =>
  server.fetch(`/v1/workspace/resources/${id}/unshare`, jsonPost({ resource_type: 'webhook', ...target }, by.headers))

const read = async (by: { headers: Record<string, string> }, id: string) => {
  const answer = await server.fetch(`/v1/workspace/resources/${id}?resource_type=webhook`, { headers: by.headers })
  return {
    status: answer.status,
    body: answer.ok ? resourcesEndpoints.get.success.schema.parse(await answer.json()) : undefined,
  }
}

const edit = (by: { headers: Record<string, string> }, id: string) =>
  server.fetch(`/v1/workspace/webhooks/${id}`, {
    ...jsonPost({ is_disabled: false, name: 'renamed' }, by.headers),
    method: 'PATCH',
  })

const remove = (by: { headers: Record<string, string> }, id: string) =>
  server.fetch(`/v1/workspace/webhooks/${id}`, { method: 'DELETE', headers: by.headers })

let host: Person
beforeAll(async () => {
  owner = await givenBrowser(server.product.systemContext())
  host = { userId: owner.userId, email: owner.email, headers: { authorization: `Bearer ${owner.accessToken}` } }
  group = await givenGroup('hooks', ['webhooks_manage'])
})

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

test('what its owner may do is never taken away; anybody may give up their own share', async () => {
  const [maker, other] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const id = await makeWebhook(maker)
  expect((await share(host, id, 'viewer', { user_email: maker.email })).status).toBe(409)
  expect((await unshare(maker, id, { user_email: maker.email })).status).toBe(409)
  await share(maker, id, 'viewer', { user_email: other.email })
  expect((await unshare(other, id, { user_email: other.email })).status).toBe(200)
  expect((await read(other, id)).status).toBe(404)
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

test('a voice of the library is everybody’s: all see it, and nobody shares it', async () => {
  const viewer = await givenMember('viewer')
  const voices = voicesEndpoints.list.success.schema.parse(
    await (await server.fetch('/v1/voices', { headers: viewer.headers })).json(),
  )
  const id = voices.voices[0]?.voice_id ?? ''
  const answer = await server.fetch(`/v1/workspace/resources/${id}?resource_type=voice`, { headers: viewer.headers })
  expect(await answer.json()).toMatchObject({
    creator_user_id: null,
    access_level: 'viewer',
    role_to_group_ids: { viewer: ['default'] },
    share_options: [],
  })
  const shared = await server.fetch(
    `/v1/workspace/resources/${id}/share`,
    jsonPost({ resource_type: 'voice', role: 'admin', group_id: 'default' }, host.headers),
  )
  expect(shared.status).toBe(403)
})

test('who leaves without an heir takes their things along', async () => {
  const [leaver, heirless] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const [kept, gone] = [await makeWebhook(leaver), await makeWebhook(heirless)]
  const takeOut = (person: Person, body: object) =>
    server.fetch('/v1/workspace/members', {
      ...jsonPost({ email: person.email, ...body }, host.headers),
      method: 'DELETE',
    })
  expect((await takeOut(leaver, { transfer_to: host.email })).status).toBe(200)
  expect((await takeOut(heirless, { delete_things: true })).status).toBe(200)
  expect((await read(host, kept)).body?.owner_user_id).toBe(host.userId)
  expect((await read(host, gone)).status).toBe(404)
  expect(await seen(host)).not.toContain(gone)
})

test('new things are shared as their maker prefers', async () => {
  const [maker, other] = [await givenWebhookWorker(), await givenWebhookWorker()]
  const prefer = (groups: readonly unknown[]) =>
    server.fetch(
      '/v1/workspace/default-sharing-preferences',
      jsonPost({ default_sharing_groups: groups }, maker.headers),
    )
  expect((await prefer(['group_of_others'])).status).toBe(404)
  const answer = await prefer([{ group_id: group, permission_level: 'editor' }])
  const preferences = resourcesEndpoints.setDefaultSharing.success.schema.parse(await answer.json())
  expect(preferences.default_sharing_groups).toMatchObject([{ id: group, permission_level: 'editor' }])
  const { rows } = await server.database.pool.query(
    "select target_id, details from audit_entries where action = 'resources.default-sharing-changed'",
  )
  expect(rows).toEqual([{ target_id: maker.userId, details: { groups: [`${group} editor`] } }])
  const id = await makeWebhook(maker)
  expect((await read(other, id)).body?.access_level).toBe('editor')
})

test('what is shared stands among the workspace’s things where it says so, and its maker keeps their share', async () => {
  const maker = await givenWebhookWorker()
  const store = (onUser: boolean) =>
    server.fetch('/v1/workspace/update-workspace', {
      ...jsonPost({ storing_shared_files_on_user: onUser }, host.headers),
      method: 'PUT',
    })
  await store(false)
  const id = await makeWebhook(maker)
  expect((await read(maker, id)).body?.owner_user_id).toBe(maker.userId)
  await share(maker, id, 'viewer', { group_id: 'default' })
  expect((await read(maker, id)).body).toMatchObject({
    owner_user_id: null,
    creator_user_id: maker.userId,
    access_level: 'admin',
  })
  await store(true)
})

test('a share and its end are in the log', async () => {
  const id = await makeWebhook(host)
  await share(host, id, 'viewer', { group_id: 'default' })
  await unshare(host, id, { group_id: 'default' })
  const log = await server.fetch(`/v1/workspace/audit-logs?target_uid=${id}`, { headers: host.headers })
  const page = auditEndpoints.list.success.schema.parse(await log.json())
  expect(page.entries.map((entry) => entry.activity_name)).toEqual([
    'resources.unshared',
    'resources.shared',
    'webhooks.created',
  ])
})

test('a key gives up what was shared with its owner only where it may change such things', async () => {
  const worker = await givenWebhookWorker()
  const id = await makeWebhook(owner)
  expect((await share(owner, id, 'viewer', { user_email: worker.email })).status).toBe(200)
  const body = { name: 'models', permissions: ['models_read'] }
  const made = await server.fetch('/v1/user/api-keys', jsonPost(body, worker.headers))
  const { 'xi-api-key': secret } = identityEndpoints.createApiKey.success.schema.parse(await made.json())
  const byKey = await unshare({ headers: { 'xi-api-key': secret } }, id, { user_email: worker.email })
  expect(byKey.status).toBe(403)
  expect(await seen(worker)).toContain(id)
  expect((await unshare(worker, id, { user_email: worker.email })).status).toBe(200)
  expect(await seen(worker)).not.toContain(id)
})

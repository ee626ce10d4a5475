import { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '#test/test-server.ts'
import { givenAccount, type GivenBrowser, givenBrowser, givenSession, jsonPost } from '#identity/testing.ts'

let nowMs = Date.parse('2026-03-01T12:00:00Z')
let server: TestServer
let owner: GivenBrowser
beforeAll(async () => {
  server = await startTestServer({ clock: { now: () => new Date(nowMs) } })
})
beforeEach(async () => {
  owner = await givenBrowser(server.product.systemContext())
})

type Body = Record<string, unknown>

async function ask(method: string, path: string, body?: Body, headers: Record<string, string> = owner.headers) {
  const init = body
    ? { method, headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) }
    : { method, headers }
  const answer = await server.fetch(path, init)
  return {
    status: answer.status,
    body: (await answer.json()) as Record<string, never> & { detail?: { code?: string } },
  }
}

async function givenAccountOf(name = 'CI', more: Body = {}): Promise<string> {
  const { body } = await ask('POST', '/v1/service-accounts', { name, ...more })
  return serviceAccountsEndpoints.create.success.schema.parse(body)['service-account-user-id']
}

async function givenKey(userId: string, settings: Body = {}) {
  const { body } = await ask('POST', `/v1/service-accounts/${userId}/api-keys`, {
    name: 'deploy',
    permissions: ['speech_history_read'],
    ...settings,
  })
  const made = serviceAccountsEndpoints.createKey.success.schema.parse(body)
  return { keyId: made.key_id, headers: { 'xi-api-key': made['xi-api-key'] } }
}

const reads = async (headers: Record<string, string>) => (await ask('GET', '/v1/history', undefined, headers)).status

async function listed(userId: string) {
  const { body } = await ask('GET', '/v1/service-accounts')
  const found = serviceAccountsEndpoints.list.success.schema.parse(body)['service-accounts']
  return found.find((account) => account.service_account_user_id === userId)
}

test('a key does what its scopes say, never administers, and its secret is told once', async () => {
  const userId = await givenAccountOf()
  const { headers } = await givenKey(userId)
  expect(await reads(headers)).toBe(200)
  expect((await ask('GET', '/v1/models', undefined, headers)).status).toBe(403)
  const all = await givenKey(userId, { permissions: 'all' })
  expect(await reads(all.headers)).toBe(200)
  expect((await ask('GET', '/v1/service-accounts', undefined, all.headers)).status).toBe(403)
  expect((await ask('PUT', '/v1/workspace/history-settings', { retention_days: 1 }, all.headers)).status).toBe(403)
  expect(JSON.stringify(await listed(userId))).not.toContain(all.headers['xi-api-key'])
})

test('groups add to what a service account may, and nobody puts one where they could not go themselves', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into workspace_groups (id, workspace_id, name, permissions, created_at)
     values ($1, $2, 'Machines', '{service_accounts_manage}', now()) returning id`,
    [`group_${owner.workspaceId}`, owner.workspaceId],
  )
  const userId = await givenAccountOf('Runner', { group_ids: [rows[0]?.id] })
  const { headers } = await givenKey(userId, { permissions: ['service_account_write'] })
  expect((await ask('GET', '/v1/service-accounts', undefined, headers)).status).toBe(200)
  expect(await listed(userId)).toMatchObject({ groups: [{ name: 'Machines' }] })
  const beyond = await ask(
    'POST',
    `/v1/service-accounts/${userId}/api-keys`,
    { name: 'more', permissions: 'all' },
    headers,
  )
  expect([beyond.status, beyond.body.detail?.code]).toEqual([403, 'insufficient_permissions'])
  await ask('PATCH', `/v1/service-accounts/${userId}`, { group_ids: [] })
  nowMs += 1000
  expect((await ask('GET', '/v1/service-accounts', undefined, headers)).status).toBe(403)
  const unknown = await ask('PATCH', `/v1/service-accounts/${userId}`, { group_ids: ['group_x'] })
  expect(unknown.status).toBe(400)
})

test('what a service account makes is shared with the groups that were chosen for it', async () => {
  const id = `group_new_${owner.workspaceId}`
  await server.database.pool.query(
    "insert into workspace_groups (id, workspace_id, name, created_at) values ($1, $2, 'Listeners', now())",
    [id, owner.workspaceId],
  )
  const sharing = (level: string) => ({ default_sharing_groups: [{ group_id: id, permission_level: level }] })
  const userId = await givenAccountOf('Maker', sharing('editor'))
  expect((await listed(userId))?.default_sharing_groups).toMatchObject([
    { group: { id, name: 'Listeners', members: [] }, permission_level: 'editor' },
  ])
  const { headers } = await givenKey(userId, { permissions: 'all' })
  const collection = await ask('POST', '/v1/voices/collections', { title: 'Made by a machine', icon: 'star' }, headers)
  expect(collection.status).toBe(200)
  const { rows } = await server.database.pool.query(
    'select principal_id, level from resource_shares where workspace_id = $1 order by principal_id',
    [owner.workspaceId],
  )
  expect(rows).toEqual([
    { principal_id: id, level: 'editor' },
    { principal_id: userId, level: 'admin' },
  ])
  await ask('PATCH', `/v1/service-accounts/${userId}`, sharing('viewer'))
  expect((await listed(userId))?.default_sharing_groups).toMatchObject([{ permission_level: 'viewer' }])
  await ask('PATCH', `/v1/service-accounts/${userId}`, { default_sharing_groups: [] })
  expect((await listed(userId))?.default_sharing_groups).toEqual([])
  const beyond = { default_sharing_groups: [{ group_id: 'group_of_others', permission_level: 'viewer' }] }
  expect((await ask('POST', '/v1/service-accounts', { name: 'x', ...beyond })).body.detail?.code).toBe(
    'group_not_found',
  )
})

test('a replaced key stays valid until its time is over, and its successor may the same', async () => {
  const userId = await givenAccountOf()
  const before = await givenKey(userId, { character_limit: 500 })
  const path = `/v1/service-accounts/${userId}/api-keys/${before.keyId}/rotate`
  const { body } = await ask('POST', path, { overlap_seconds: 3600 })
  const after = serviceAccountsEndpoints.rotateKey.success.schema.parse(body)
  expect(after.previous_key_expires_at_unix).toBe(Math.floor(nowMs / 1000) + 3600)
  const successor = { 'xi-api-key': after['xi-api-key'] }
  expect([await reads(before.headers), await reads(successor)]).toEqual([200, 200])
  nowMs += 3_601_000
  expect([await reads(before.headers), await reads(successor)]).toEqual([401, 200])
  expect((await ask('POST', path, {})).status).toBe(404)
  expect((await listed(userId))?.['api-keys'].find((key) => key.key_id === after.key_id)).toMatchObject({
    name: 'deploy',
    character_limit: 500,
    platform_limits: { credits: { limit: 500, usage: 0 }, pvc: { limit: null }, concurrency: { limit: null } },
    permissions: ['speech_history_read'],
    expires_at_unix: null,
  })
})

test('disabling and deleting, of keys and of accounts, end at once', async () => {
  const userId = await givenAccountOf()
  const { keyId, headers } = await givenKey(userId)
  const key = `/v1/service-accounts/${userId}/api-keys/${keyId}`
  await ask('PATCH', key, { is_enabled: false })
  expect(await reads(headers)).toBe(401)
  await ask('PATCH', key, { is_enabled: true })
  expect(await reads(headers)).toBe(200)
  await ask('PATCH', `/v1/service-accounts/${userId}`, { is_enabled: false })
  nowMs += 1000
  expect(await reads(headers)).toBe(401)
  await ask('PATCH', `/v1/service-accounts/${userId}`, { is_enabled: true, name: 'Again' })
  nowMs += 1000
  expect(await reads(headers)).toBe(200)
  expect(await listed(userId)).toMatchObject({ name: 'Again', is_disabled: false })
  await ask('DELETE', key)
  expect(await reads(headers)).toBe(401)
  const other = await givenKey(userId)
  await ask('DELETE', `/v1/service-accounts/${userId}`)
  expect(await reads(other.headers)).toBe(401)
  expect(await listed(userId)).toBeUndefined()
})

test('a key works from its addresses only', async () => {
  const userId = await givenAccountOf()
  const elsewhere = await givenKey(userId, { allowed_ips: ['203.0.113.0/24'] })
  const here = await givenKey(userId, { allowed_ips: ['127.0.0.1', '::1'] })
  expect([await reads(elsewhere.headers), await reads(here.headers)]).toEqual([403, 200])
})

test('nobody signs in to a service account: its address is as good as none', async () => {
  const userId = await givenAccountOf()
  const email = `${userId}@service-accounts.invalid`
  const signIn = await server.fetch('/v1/identity/sign-in', jsonPost({ email, password: 'correct horse battery' }))
  expect(signIn.status).toBe(401)
  const lettersTo = async (recipient: string) => {
    await server.fetch('/v1/user/send-password-reset-email', jsonPost({ email: recipient }))
    const found = await server.database.pool.query('select kind, subject from letters where recipient = $1', [
      recipient,
    ])
    return found.rows as unknown[]
  }
  expect(await lettersTo(email)).toEqual(await lettersTo('nobody@example.test'))
})

test('a workspace has at most twenty', async () => {
  for (let count = 0; count < 20; count++) await givenAccountOf(`Machine ${count}`)
  const more = await ask('POST', '/v1/service-accounts', { name: 'one more' })
  expect([more.status, more.body.detail?.code]).toEqual([400, 'service_account_limit_reached'])
})

test('another workspace’s service account and another account’s key are not found', async () => {
  const userId = await givenAccountOf()
  const { keyId } = await givenKey(userId)
  const stranger = await givenBrowser(server.product.systemContext())
  const path = `/v1/service-accounts/${userId}`
  const json: Body = { name: 'mine' }
  expect((await ask('PATCH', path, json, stranger.headers)).status).toBe(404)
  expect((await ask('DELETE', `${path}/api-keys/${keyId}`, undefined, stranger.headers)).status).toBe(404)
  const other = await givenAccountOf('other')
  const wrong = await ask('DELETE', `/v1/service-accounts/${other}/api-keys/${keyId}`)
  expect([wrong.status, wrong.body.detail?.code]).toEqual([404, 'api_key_not_found'])
  const own = await ask('PATCH', `/v1/service-accounts/${owner.userId}`, json)
  expect(own.status).toBe(404)
})

test('a key disables itself, unless the key, the workspace or the plan says otherwise', async () => {
  const userId = await givenAccountOf()
  const disable = async (headers: Record<string, string>) =>
    (await ask('POST', '/v1/workspaces/api-keys/disable?api_key_name=self', undefined, headers)).status
  const stubborn = await givenKey(userId, { third_party_disable_allowed: false })
  expect([await disable(stubborn.headers), await reads(stubborn.headers)]).toEqual([403, 200])
  const willing = await givenKey(userId)
  expect([await disable(willing.headers), await reads(willing.headers)]).toEqual([200, 401])
  await ask('POST', '/v1/workspaces/api-keys/third-party-disabling', { third_party_disable_allowed: false })
  const later = await givenKey(userId)
  expect(await disable(later.headers)).toBe(403)
  expect(await disable({ authorization: `Bearer ${await freshToken()}` })).toBe(400)
})

async function freshToken(): Promise<string> {
  return (await givenSession(server.product.systemContext(), owner)).accessToken
}

test('an editor whose group lets them manage service accounts makes no key that may more than they', async () => {
  const editor = await givenAccount(server.product.systemContext())
  await server.database.pool.query(
    "insert into memberships (workspace_id, user_id, role, is_owner, created_at) values ($1, $2, 'editor', false, now())",
    [owner.workspaceId, editor.userId],
  )
  await server.database.pool.query(
    "update workspace_groups set permissions = '{service_accounts_manage}' where workspace_id = $1 and is_everyone",
    [owner.workspaceId],
  )
  const { accessToken } = await givenSession(server.product.systemContext(), {
    userId: editor.userId,
    workspaceId: owner.workspaceId,
  })
  const as = { authorization: `Bearer ${accessToken}` }
  const userId = await givenAccountOf()
  const path = `/v1/service-accounts/${userId}/api-keys`
  expect((await ask('POST', path, { name: 'a', permissions: ['text_to_speech'] }, as)).status).toBe(200)
  expect((await ask('POST', path, { name: 'b', permissions: ['workspace_write'] }, as)).status).toBe(403)
  expect((await ask('POST', path, { name: 'c', permissions: 'all' }, as)).status).toBe(403)
})

test('whoever may spend so much only makes no key, and takes over none, that spends more', async () => {
  const machine = await givenAccountOf()
  const [free, held] = [await givenKey(machine), await givenKey(machine, { character_limit: 400 })]
  const { userId: limitedId } = await givenAccount(server.product.systemContext())
  await server.database.pool.query(
    `insert into memberships (workspace_id, user_id, role, is_owner, created_at, usage_limit)
     values ($1, $2, 'admin', false, now(), 500)`,
    [owner.workspaceId, limitedId],
  )
  const session = { userId: limitedId, workspaceId: owner.workspaceId }
  const { accessToken } = await givenSession(server.product.systemContext(), session)
  const keys = `/v1/service-accounts/${machine}/api-keys`
  const asLimited = async (method: string, path: string, body: Body) => {
    const answer = await ask(method, path, body, { authorization: `Bearer ${accessToken}` })
    return answer.body.detail?.code ?? answer.status
  }
  const make = (limit?: number) => {
    const more = limit === undefined ? {} : { character_limit: limit }
    return asLimited('POST', keys, { name: 'spends', permissions: ['text_to_speech'], ...more })
  }
  const change = (keyId: string, body: Body) => asLimited('PATCH', `${keys}/${keyId}`, body)
  const rotate = (keyId: string) => asLimited('POST', `${keys}/${keyId}/rotate`, { overlap_seconds: 0 })
  expect([await make(), await make(501), await make(500)]).toEqual(['power_exceeded', 'power_exceeded', 200])
  expect([await rotate(free.keyId), await rotate(held.keyId)]).toEqual(['power_exceeded', 200])
  for (const limit of ['clear', 501])
    expect(await change(held.keyId, { character_limit: limit })).toBe('power_exceeded')
  expect(await change(held.keyId, { character_limit: 300 })).toBe(200)
  expect(await change(free.keyId, { is_enabled: false })).toBe(200)
  expect(await change(free.keyId, { is_enabled: true })).toBe('power_exceeded')
  const account = `/v1/service-accounts/${machine}`
  const made = await ask('POST', '/v1/workspace/groups', { name: 'little', permissions: [], group_usage_limit: 500 })
  expect((await ask('PATCH', account, { group_ids: [made.body['id']] })).status).toBe(200)
  expect(await asLimited('PATCH', account, { group_ids: [] })).toBe('power_exceeded')
  expect(await asLimited('PATCH', account, { is_enabled: false })).toBe(200)
  expect(await asLimited('PATCH', account, { is_enabled: true })).toBe('power_exceeded')
})

test('a key that was disabled, as another node knows, makes, replaces and enables no keys', async () => {
  const userId = await givenAccountOf()
  const { keyId } = await givenKey(userId)
  await server.database.pool.query('update api_keys set disabled_at = now() where user_id = $1', [owner.userId])
  const keys = `/v1/service-accounts/${userId}/api-keys`
  for (const [method, path, body] of [
    ['POST', keys, { name: 'late', permissions: ['speech_history_read'] }],
    ['POST', `${keys}/${keyId}/rotate`, {}],
    ['PATCH', `${keys}/${keyId}`, { name: 'deploy', is_enabled: true, permissions: ['speech_history_read'] }],
  ] as const) {
    const { status, body: answer } = await ask(method, path, body)
    expect([path, status, answer.detail?.code]).toEqual([path, 401, 'invalid_authorization_header'])
  }
})

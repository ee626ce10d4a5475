import { identityEndpoints } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { type GivenBrowser, givenBrowser, jsonPost } from '../testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const { pool } = server.database

const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const codeOf = async (answer: Response) =>
  answer.ok ? answer.status : ErrorBody.parse(await answer.json()).detail.code
const withKey = async (path: string, key: string) =>
  codeOf(await server.fetch(path, { headers: { 'xi-api-key': key } }))
const readUser = (key: string) => withKey('/v1/user', key)

async function made(owner: GivenBrowser, body: object): Promise<{ key: string; keyId: string }> {
  const answer = await server.fetch('/v1/user/api-keys', jsonPost({ name: 'k', ...body }, bearer(owner.accessToken)))
  const { 'xi-api-key': key, key_id: keyId } = identityEndpoints.createApiKey.success.schema.parse(await answer.json())
  return { key, keyId }
}

const change = (headers: Record<string, string>, keyId: string, body: object) =>
  server.fetch(`/v1/user/api-keys/${keyId}`, { ...jsonPost(body, headers), method: 'PATCH' })

async function listed(owner: GivenBrowser, keyId: string) {
  const answer = await server.fetch('/v1/user/api-keys', { headers: bearer(owner.accessToken) })
  const { 'api-keys': keys } = identityEndpoints.listApiKeys.success.schema.parse(await answer.json())
  return keys.find((key) => key.key_id === keyId)
}

describe('a key that ends', () => {
  it.each([
    ['was replaced', "expires_at = now() + interval '1 hour'"],
    ['is disabled', 'disabled_at = now()'],
  ])('makes none that goes on after it, also where another node knows that it %s', async (_, end) => {
    const owner = await givenBrowser(ctx)
    const { key, keyId } = await made(owner, {})
    expect(await readUser(key)).toBe(200)
    await pool.query(`update api_keys set ${end} where id = $1`, [keyId])
    const answer = await server.fetch('/v1/user/api-keys', jsonPost({ name: 'after it' }, { 'xi-api-key': key }))
    expect(await codeOf(answer)).toBe('invalid_authorization_header')
  })
})

describe('allowed addresses', () => {
  it('let the key in from there, and from nowhere else, at once after a change', async () => {
    const owner = await givenBrowser(ctx)
    const { key, keyId } = await made(owner, { allowed_ips: ['203.0.113.0/24', '2001:db8::/32'] })
    expect(await readUser(key)).toBe('address_not_allowed')
    expect((await change(bearer(owner.accessToken), keyId, { allowed_ips: ['127.0.0.0/8'] })).status).toBe(200)
    expect(await readUser(key)).toBe(200)
    expect(await listed(owner, keyId)).toMatchObject({ allowed_ips: ['127.0.0.0/8'] })
    await change(bearer(owner.accessToken), keyId, { allowed_ips: ['10.0.0.1'] })
    expect(await readUser(key)).toBe('address_not_allowed')
    await change(bearer(owner.accessToken), keyId, { allowed_ips: 'clear' })
    expect(await readUser(key)).toBe(200)
  })

  it('cannot be escaped: such a key makes and changes no keys', async () => {
    const owner = await givenBrowser(ctx)
    const { key, keyId } = await made(owner, { allowed_ips: ['127.0.0.1', '::1'] })
    const headers = { 'xi-api-key': key }
    expect(await codeOf(await server.fetch('/v1/user/api-keys', jsonPost({ name: 'free' }, headers)))).toBe('forbidden')
    expect(await codeOf(await change(headers, keyId, { allowed_ips: 'clear' }))).toBe('forbidden')
  })

  it.each([[[]], [['here']], [['10.0.0.0/99']], [Array.from({ length: 101 }, () => '10.0.0.1')]])(
    'cannot be %j',
    async (allowed) => {
      const owner = await givenBrowser(ctx)
      const body = { name: 'k', allowed_ips: allowed }
      expect((await server.fetch('/v1/user/api-keys', jsonPost(body, bearer(owner.accessToken)))).status).toBe(422)
    },
  )
})

describe('a disabled key', () => {
  it('is refused at once, says why in the list, and works again when it is enabled', async () => {
    const owner = await givenBrowser(ctx)
    const { key, keyId } = await made(owner, {})
    expect(await readUser(key)).toBe(200)
    await change(bearer(owner.accessToken), keyId, { is_enabled: false })
    expect(await readUser(key)).toBe('invalid_api_key')
    expect(await listed(owner, keyId)).toMatchObject({ is_disabled: true, disable_reason: 'self_disabled' })
    await change(bearer(owner.accessToken), keyId, { is_enabled: true })
    expect(await readUser(key)).toBe(200)
    expect(await listed(owner, keyId)).toMatchObject({ is_disabled: false, disable_reason: null })
  })
})

describe('a change', () => {
  it('touches what it names and nothing else', async () => {
    const owner = await givenBrowser(ctx)
    const { keyId } = await made(owner, { permissions: ['user_read'], character_limit: 100, allowed_ips: ['10.0.0.1'] })
    const before = await listed(owner, keyId)
    expect((await change(bearer(owner.accessToken), keyId, {})).status).toBe(200)
    expect(await listed(owner, keyId)).toEqual(before)
    await change(bearer(owner.accessToken), keyId, { name: ' New ', permissions: 'all', character_limit: 'clear' })
    expect(await listed(owner, keyId)).toEqual({ ...before, name: 'New', permissions: null, character_limit: null })
  })

  it('of somebody else’s key is 404', async () => {
    const [owner, stranger] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    const { keyId } = await made(owner, {})
    expect((await change(bearer(stranger.accessToken), keyId, { name: 'taken' })).status).toBe(404)
  })

  it('by a key reaches no further than that key', async () => {
    const owner = await givenBrowser(ctx)
    const narrow = await made(owner, { permissions: ['create_user_api_key', 'user_read'] })
    const broad = await made(owner, {})
    const headers = { 'xi-api-key': narrow.key }
    expect(await codeOf(await change(headers, narrow.keyId, { permissions: 'all' }))).toBe('insufficient_permissions')
    expect(await codeOf(await change(headers, broad.keyId, { name: 'taken' }))).toBe('insufficient_permissions')
    expect(await codeOf(await change(headers, narrow.keyId, { name: 'same power' }))).toBe(200)
  })

  it('by a key ends no key that may do more, and itself', async () => {
    const owner = await givenBrowser(ctx)
    const narrow = await made(owner, { permissions: ['create_user_api_key', 'user_read'] })
    const limited = await made(owner, { character_limit: 100 })
    const broad = await made(owner, {})
    const end = async (keyId: string, by: { readonly key: string }) =>
      codeOf(await server.fetch(`/v1/user/api-keys/${keyId}`, { method: 'DELETE', headers: { 'xi-api-key': by.key } }))
    expect(await end(broad.keyId, narrow)).toBe('insufficient_permissions')
    expect(await end(broad.keyId, limited)).toBe('forbidden')
    expect(await end(limited.keyId, limited)).toBe(200)
    expect(await end(narrow.keyId, broad)).toBe(200)
  })
})

describe('the power of a key', () => {
  it('shrinks and grows with its owner’s role, within a second', async () => {
    const [host, guest] = [await givenBrowser(ctx), await givenBrowser(ctx)]
    const setRole = (role: string) =>
      pool.query(
        `insert into memberships (workspace_id, user_id, role, created_at) values ($1, $2, $3, now())
         on conflict (workspace_id, user_id) do update set role = excluded.role`,
        [host.workspaceId, guest.userId, role],
      )
    await setRole('viewer')
    const { key, keyId } = await made(guest, {})
    await pool.query('update api_keys set workspace_id = $2 where id = $1', [keyId, host.workspaceId])
    const speak = async () =>
      codeOf(await server.fetch('/v1/text-to-speech/nobody', jsonPost({ text: 'x' }, { 'xi-api-key': key })))
    const later = async (role: string) => {
      await setRole(role)
      // What other processes change shows a quarter of a second later, then what this one remembers has to go.
      await new Promise((resolve) => setTimeout(resolve, 300))
      clock.advance(1000)
    }
    await later('viewer')
    expect([await readUser(key), await speak()]).toEqual([200, 'insufficient_permissions'])
    await later('editor')
    expect(await speak()).toBe('voice_not_found')
    await later('viewer')
    expect(await speak()).toBe('insufficient_permissions')
  })
})

import { api, channels, errorCatalogue } from '@vireo/contracts'
import { identityEndpoints } from '@vireo/contracts/identity'
import { type Channel, type Endpoint } from '@vireo/contracts/kit'
import { beforeAll, describe, expect, test } from 'vitest'
import { slices } from '../../src/domains/registry.ts'
import { startTestServer, type TestPerson, type TestServer } from '../test-server.ts'

const endpoints = Object.values(api).flatMap((domain) => Object.values(domain) as Endpoint[])
const sockets = Object.values(channels).flatMap((domain) => Object.values(domain) as Channel[])
const bindings = slices.flatMap((slice) => slice.routes ?? [])

let server: TestServer
let keyWithoutScope: string
let person: TestPerson
beforeAll(async () => {
  server = await startTestServer()
  person = await server.signUp({ tier: 'enterprise' })
  // Whoever proved no address is refused for that, which is another test's matter.
  await server.database.pool.query('update users set email_verified_at = now() where id = $1', [person.userId])
  keyWithoutScope = await keyWith(['synthid_detector'])
})

const scopedKeys = new Map<string, Promise<string>>()

/** One key for each permission: an account has a hundred at most. */
function keyOf(scope: string): Promise<string> {
  const known = scopedKeys.get(scope) ?? keyWith([scope])
  scopedKeys.set(scope, known)
  return known
}

async function keyWith(permissions: readonly string[]): Promise<string> {
  const headers = { ...person.headers, 'content-type': 'application/json' }
  const response = await server.fetch('/v1/user/api-keys', {
    method: 'POST',
    headers,
    body: JSON.stringify({ name: 'narrow', permissions }),
  })
  return identityEndpoints.createApiKey.success.schema.parse(await response.json())['xi-api-key']
}

async function call({ method, path }: Pick<Endpoint, 'method' | 'path'>, headers: Record<string, string>) {
  const response = await server.fetch(path.replaceAll(/:\w+/g, 'x'), { method, headers })
  return {
    status: response.status,
    code: ((await response.json().catch(() => ({}))) as { detail?: { code?: string } }).detail?.code,
  }
}

describe.each(endpoints.map((endpoint) => [endpoint.id, endpoint] as const))('%s', (_id, endpoint) => {
  test('is bound to exactly one operation', () => {
    expect(bindings.filter((binding) => binding.endpoint === endpoint)).toHaveLength(1)
  })

  test('names only failures of the catalogue', () => {
    expect(endpoint.errors.filter((code) => !(code in errorCatalogue))).toEqual([])
  })

  if (endpoint.access !== 'public')
    test('401 without a credential', async () => {
      const { status, code } = await call(endpoint, {})
      expect([status, code]).toEqual([401, endpoint.access === 'session' ? 'sign_in_required' : 'missing_api_key'])
    })

  if (endpoint.access !== 'public' && endpoint.access !== 'session')
    test('401 with a forged credential of either kind', async () => {
      expect(await call(endpoint, { 'xi-api-key': 'sk_forged' })).toEqual({ status: 401, code: 'invalid_api_key' })
      expect(await call(endpoint, { authorization: 'Bearer forged' })).toEqual({
        status: 401,
        code: 'invalid_authorization_header',
      })
    })

  if (typeof endpoint.access === 'object')
    test('403 with a key that lacks its permission', async () => {
      expect(await call(endpoint, { 'xi-api-key': keyWithoutScope })).toEqual({
        status: 403,
        code: 'insufficient_permissions',
      })
    })

  if (typeof endpoint.access === 'object')
    test('neither 401 nor 403 with a key that has it', async () => {
      const { access } = endpoint
      const key = await keyOf(typeof access === 'object' ? access.scope : '')
      expect([401, 403]).not.toContain((await call(endpoint, { 'xi-api-key': key })).status)
    })
})

test('every channel is bound to exactly one conversation', () => {
  const bound = slices.flatMap((slice) => slice.channels ?? []).map((binding) => binding.channel)
  const byId = (a: Channel, b: Channel) => (a.id < b.id ? -1 : 1)
  expect(bound.toSorted(byId)).toEqual(sockets.toSorted(byId))
})

test('paths and ids are used once', () => {
  const keys = endpoints.map(({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ':')}`)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(endpoints.map(({ id }) => id)).size).toBe(endpoints.length)
})

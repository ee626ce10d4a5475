import { expect, test } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { callAs, failureOf } from '#sso/testing.ts'

const server = await startTestServer()
const { pool } = server.database

/** A person, and the key that they gave a program which only lists models. */
async function givenKey(tier = 'enterprise') {
  const person = await server.signUp({ tier })
  const bearer = { authorization: `Bearer ${person.accessToken}` }
  const ask = callAs(server, bearer)
  const made = await ask('POST', '/v1/user/api-keys', { name: 'models', permissions: ['models_read'] })
  return { person, call: ask, byKey: callAs(server, { 'xi-api-key': String(made.body['xi-api-key']) }) }
}

test('a key that may list models tries no promo codes and binds nothing to an account', async () => {
  const { byKey } = await givenKey()
  const acts = [
    ['/validate-promocode', { promocode: 'SPRING' }],
    ['/v1/user/post-registration-user-setup', { pid: 'a stranger' }],
    ['/v1/user/post-registration-user-setup', { gcp_marketplace_jwt: 'a token' }],
  ] as const
  for (const [path, body] of acts) expect([path, (await byKey('POST', path, body)).status]).toEqual([path, 403])
})

test('a viewer does not have a marketplace pay for the workspace', async () => {
  const { person, call } = await givenKey()
  await pool.query("update memberships set is_owner = false, role = 'viewer' where user_id = $1", [person.userId])
  const jwt = { gcp_marketplace_jwt: 'a token' }
  await expect
    .poll(async () => failureOf(await call('POST', '/v1/user/post-registration-user-setup', jwt)), { timeout: 3000 })
    .toEqual([403, 'forbidden'])
  expect((await call('POST', '/v1/user/post-registration-user-setup', { pid: 'mine' })).status).toBe(200)
})

test('a visit names its person by an address or an object with one', async () => {
  const { call } = await givenKey()
  for (const email of ['a@example.test', { email: 'a@example.test' }, { email: null }, null, undefined])
    expect((await call('POST', '/v1/google-ads-visit', { event_type: 'sign_up', email })).status).toBe(200)
  expect((await call('POST', '/v1/google-ads-visit', { event_type: 'sign_up', email: 7 })).status).toBe(422)
})

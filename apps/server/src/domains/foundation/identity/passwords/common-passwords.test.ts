import { expect, test } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { callAs, failureOf } from '#sso/testing.ts'

const server = await startTestServer()
const anybody = callAs(server, {})

test('a password that everybody tries first opens no account and replaces none', async () => {
  const email = 'common@example.test'
  const refused = await anybody('POST', '/v1/identity/sign-up', { email, password: 'Password1' })
  expect(failureOf(refused)).toEqual([400, 'password_too_common'])
  const { rows } = await server.database.pool.query('select 1 from users where email = $1', [email])
  expect(rows).toEqual([])
  const person = await server.signUp({})
  const call = callAs(server, { authorization: `Bearer ${person.accessToken}` })
  const change = { current_password: testPassword, new_password: 'qwertyuiop' }
  expect(failureOf(await call('PUT', '/v1/user/password', change))).toEqual([400, 'password_too_common'])
  const reset = { verification_code: 'made-up-code-that-is-long-enough', password: 'iloveyou1' }
  expect(failureOf(await anybody('POST', '/v1/identity/password-reset', reset))).toEqual([400, 'password_too_common'])
})

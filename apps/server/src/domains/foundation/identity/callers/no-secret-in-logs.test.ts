import { SecondStep, UpdatedSecondFactors } from '@vireo/contracts/identity'
import { Secret, TOTP } from 'otpauth'
import { expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '../testing.ts'

const lines: string[] = []
const clock = createManualClock(new Date())
const server = await startTestServer({ clock, log: (line) => lines.push(line) })

const password = 'canary-password-4711'
const email = `canary-${process.pid}@example.test`
const post = (path: string, body: unknown, headers = {}) => server.fetch(path, jsonPost(body, headers))
const now = (secret: string) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })

/** Opens a socket with a token in its address, as browsers have to, and leaves. */
function offerInQuery(token: string): Promise<void> {
  const address = `${server.url.replace('http', 'ws')}/v1/text-to-speech/nobody/stream-input?authorization=${token}`
  return new Promise((resolve) => {
    const socket = new WebSocket(address)
    // Let in or not, the address has been seen by then.
    socket.on('open', () => socket.close())
    socket.on('close', () => resolve())
    socket.on('error', () => resolve())
  })
}

it('the log knows no password, token, key, code or cookie, whatever goes right or wrong', async () => {
  const person = await server.signUp({ email })
  const token = person.accessToken
  const bearer = { authorization: `Bearer ${token}` }
  const changed = await server.fetch('/v1/user/password', {
    ...jsonPost({ current_password: 'correct horse battery', new_password: password }, bearer),
    method: 'PUT',
  })
  expect(changed.status).toBe(200)
  const begun = UpdatedSecondFactors.parse(
    await (await post('/v1/user/update-mfa-factors', { action: 'begin_totp' }, bearer)).json(),
  )
  const secret = begun.totp?.secret ?? ''
  const confirmed = UpdatedSecondFactors.parse(
    await (await post('/v1/user/update-mfa-factors', { action: 'confirm_totp', code: now(secret) }, bearer)).json(),
  )
  clock.advance(30_000)
  const { challenge } = SecondStep.parse(await (await post('/v1/identity/sign-in', { email, password })).json())
  await post('/v1/identity/second-step', { challenge, method: 'backup_code', code: 'canary-wrong' })
  const code = now(secret)
  const done = await post('/v1/identity/second-step', { challenge, method: 'totp', code })
  const cookie = done.headers.get('set-cookie')?.split(';')[0] ?? ''
  await post('/v1/identity/token', undefined, { cookie })
  await post('/v1/identity/sign-in', { email, password: `${password}-wrong` })
  await server.fetch('/v1/user', { headers: { 'xi-api-key': `${person.apiKey}x`, ...bearer } })
  await server.fetch(`/v1/user?authorization=${token}`, { headers: { cookie } })
  await offerInQuery(token)
  await offerInQuery(person.apiKey)
  // A failure that nobody expected is logged with all there is to know of it.
  await server.database.pool.query('alter table api_keys rename to api_keys_away')
  const failed = await post('/v1/user/api-keys', { name: 'canary' }, bearer)
  await server.database.pool.query('alter table api_keys_away rename to api_keys')
  expect(failed.status).toBe(500)
  expect(lines.length).toBeGreaterThan(0)
  const log = lines.join('\n')
  const secrets = {
    password,
    token,
    key: person.apiKey,
    secret,
    challenge,
    cookie: cookie.slice('vireo_session='.length),
  }
  const codes = Object.fromEntries((confirmed.backup_codes ?? []).map((one, at) => [`backup code ${at}`, one]))
  for (const [name, value] of Object.entries({ ...secrets, ...codes, canary: 'canary-wrong' })) {
    expect(value.length, name).toBeGreaterThan(5)
    expect(log.includes(value), `the log shows the ${name}`).toBe(false)
  }
})

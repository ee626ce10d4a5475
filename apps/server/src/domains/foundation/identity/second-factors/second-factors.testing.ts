import type { identityEndpoints } from '@vireo/contracts/identity'
import { SecondStep, UpdatedSecondFactors } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import { Secret, TOTP } from 'otpauth'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '../testing.ts'

export type Update = typeof identityEndpoints.updateSecondFactors.body._zod.input

/** Starts what these tests need, and hands out what they ask it with. */
export async function secondFactorTests() {
  const clock = createManualClock(new Date())
  const server = await startTestServer({ clock })
  const { product, database } = server
  const ctx = product.systemContext()
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
  const post = (path: string, body: unknown, headers = {}) => server.fetch(path, jsonPost(body, headers))
  const update = (token: string, body: Update) => post('/v1/user/update-mfa-factors', body, bearer(token))
  const updated = async (token: string, body: Update) => {
    const answer = await update(token, body)
    return UpdatedSecondFactors.parse(await answer.json())
  }
  const secondStep = (challenge: string, method: string, code: string) =>
    post('/v1/identity/second-step', { challenge, method, code })
  async function codeOf(answer: Response) {
    return answer.ok ? answer.status : ErrorBody.parse(await answer.json()).detail.code
  }
  const now = (secret: string) =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() })
  /** Somebody with a password and an authenticator app, at the beginning of a fresh window. */
  async function somebodyWithApp() {
    const person = await server.signUp()
    const { totp } = await updated(person.accessToken, { action: 'begin_totp' })
    const secret = totp?.secret ?? ''
    const confirmed = await updated(person.accessToken, { action: 'confirm_totp', code: now(secret) })
    clock.advance(30_000)
    return { ...person, secret, backupCodes: confirmed.backup_codes ?? [] }
  }
  const signIn = (email: string) => post('/v1/identity/sign-in', { email, password: testPassword })
  const challenged = async (email: string) => SecondStep.parse(await (await signIn(email)).json())
  async function lastText(): Promise<string> {
    const { rows } = await database.pool.query(
      "select content from letters where channel = 'sms' order by id desc limit 1",
    )
    return /\d{6}/.exec(JSON.stringify(rows[0]?.content))?.[0] ?? ''
  }
  async function claimsOf(token: string) {
    const claims = await server.ports.accessTokens.verify(token)
    if (!claims) throw new Error('the token has run out')
    return claims
  }
  return {
    clock,
    server,
    product,
    database,
    ctx,
    bearer,
    post,
    update,
    updated,
    secondStep,
    codeOf,
    now,
    somebodyWithApp,
    signIn,
    challenged,
    lastText,
    claimsOf,
  }
}

import { AccessToken } from '@vireo/contracts/identity'
import { describe, expect, it } from 'vitest'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { jsonPost } from '../testing.ts'
import { codeIn, mailsTo, workOf } from './testing.ts'

const server = await startTestServer()
let strangers = 0
const stranger = () => `stranger-${strangers++}@example.test`

const post = (path: string, body: object) => server.fetch(path, jsonPost(body))
const signUp = (email: string) => post('/v1/identity/sign-up', { email, password: testPassword })
const signIn = (email: string, password: string) => post('/v1/identity/sign-in', { email, password })

async function verifiedPerson() {
  const person = await server.signUp()
  const actionCode = await codeIn(server, person.email, 'verify-email')
  expect((await post('/v1/user/verify-email', { actionCode })).status).toBe(200)
  return person
}

describe.each([
  ['send-verification-email', '/v1/user/send-verification-email', {}, { hashes: 0, mails: 1 }],
  ['send-password-reset-email', '/v1/user/send-password-reset-email', {}, { hashes: 0, mails: 1 }],
  ['pre-sign-up', '/v1/user/pre-sign-up', { pid: 'p' }, { hashes: 0, mails: 0 }],
  ['sign-up', '/v1/identity/sign-up', { password: testPassword }, { hashes: 1, mails: 1 }],
  ['sign-in', '/v1/identity/sign-in', { password: 'not the password' }, { hashes: 1, mails: 0 }],
] as const)('%s', (_, path, body, expected) => {
  it('does the same work and gives the same answer for unknown, unverified and verified addresses', async () => {
    const verified = await verifiedPerson()
    const unverified = await server.signUp()
    await workOf(() => post(path, { email: stranger(), ...body }))
    const works = []
    for (const email of [stranger(), unverified.email, verified.email])
      works.push(await workOf(() => post(path, { email, ...body })))
    const [unknown] = works
    expect(unknown?.hashes).toHaveLength(expected.hashes)
    expect(unknown?.mails).toBe(expected.mails)
    for (const work of works) {
      expect({ ...work, body: shapeOf(work.body) }).toEqual({ ...unknown, body: shapeOf(unknown?.body) })
    }
  })
})

/** Answers without what is different every time. */
function shapeOf(body: unknown): unknown {
  const changing = new Set(['access_token', 'user_id', 'request_id'])
  return JSON.parse(JSON.stringify(body, (key, value: unknown) => (changing.has(key) ? typeof value : value)))
}

describe('what the mail says', () => {
  it('to a verified address: that there is an account', async () => {
    const { email } = await verifiedPerson()
    await signUp(email)
    await post('/v1/user/send-verification-email', { email })
    const kinds = (await mailsTo(server, email)).map(({ kind }) => kind)
    expect(kinds).toEqual(['identity.account-exists', 'identity.account-exists', 'identity.verify-email'])
  })

  it('to an unknown address: that there is none', async () => {
    const email = stranger()
    await post('/v1/user/send-verification-email', { email })
    await post('/v1/user/send-password-reset-email', { email })
    const mails = await mailsTo(server, email)
    expect(mails.map(({ kind }) => kind)).toEqual(['identity.no-account', 'identity.no-account'])
    expect(mails[0]?.text).not.toContain('verificationCode')
  })
})

describe('an address that two people signed up with', () => {
  it('lets both in by their own passwords, at the price of one hash', async () => {
    const email = stranger()
    const first = AccessToken.parse(await (await signUp(email)).json())
    const second = AccessToken.parse(
      await (await post('/v1/identity/sign-up', { email, password: 'another password' })).json(),
    )
    const [one, other] = [await signIn(email, testPassword), await signIn(email, 'another password')]
    expect(AccessToken.parse(await one.json()).user_id).toBe(first.user_id)
    expect(AccessToken.parse(await other.json()).user_id).toBe(second.user_id)
    const work = await workOf(() => signIn(email, 'a third password'))
    expect([work.status, work.hashes.length]).toEqual([401, 1])
  })

  it('belongs to whoever proves it, and goes on belonging to them', async () => {
    const email = stranger()
    await signUp(email)
    const early = await codeIn(server, email, 'verify-email')
    const second = AccessToken.parse(
      await (await post('/v1/identity/sign-up', { email, password: 'another password' })).json(),
    )
    const late = await codeIn(server, email, 'verify-email')
    expect((await post('/v1/user/verify-email', { actionCode: late })).status).toBe(200)
    expect((await post('/v1/user/verify-email', { actionCode: early })).status).toBe(400)
    await post('/v1/user/send-password-reset-email', { email })
    const verification_code = await codeIn(server, email, 'reset-password')
    expect(
      (await post('/v1/identity/password-reset', { verification_code, password: 'the third password' })).status,
    ).toBe(200)
    const signedIn = await signIn(email, 'the third password')
    expect(AccessToken.parse(await signedIn.json())).toMatchObject({ user_id: second.user_id, email_verified: true })
  })
})

import { ErrorBody } from '@vireo/contracts/kit'
import { describe, expect, it } from 'vitest'
import { call, givenPerson, mailedInviteCode } from '#test/teammates.ts'
import { testPassword } from '#test/test-server.ts'
import { codeIn } from '../testing.ts'
import { claimTests } from './claimed-addresses.testing.ts'

const {
  clock,
  server,
  pool,
  attackerPassword,
  someAddress,
  send,
  post,
  changePassword,
  codeOf,
  signUp,
  signIn,
  resend,
  makeKey,
  click,
  reset,
  verificationCodes,
  stateOf,
  stolen,
} = await claimTests()

describe('the link in a verification mail', () => {
  it('verifies the account that asked, and ends the other claims with sessions, keys and password', async () => {
    const email = someAddress()
    const victim = await signUp(email, 'victim')
    const attacker = await signUp(email, 'attacker')
    await makeKey('attacker', attacker?.token ?? '')
    await resend(email, 'victim', victim?.token)
    expect((await click(await codeIn(server, email, 'verify-email'), victim?.token)).status).toBe(200)
    expect(await stateOf(victim?.userId ?? '')).toEqual({ verified: true })
    const { rows } = await pool.query(
      'select (select count(*) from sessions where user_id = $1) + (select count(*) from api_keys where user_id = $1) as left',
      [attacker?.userId],
    )
    expect(Number(rows[0]?.left)).toBe(0)
    expect(await signIn(email, 'attacker')).toBeUndefined()
    expect((await signIn(email, 'victim'))?.userId).toBe(victim?.userId)
  })

  it('of another account is refused to whoever is signed in to theirs, and stays good', async () => {
    const email = someAddress()
    const victim = await signUp(email, 'victim')
    const attacker = await signUp(email, 'attacker')
    const [foreign = ''] = await verificationCodes(email)
    const refused = await click(foreign, victim?.token)
    expect([refused.status, await codeOf(refused)]).toEqual([403, 'link_for_other_account'])
    expect(await stateOf(attacker?.userId ?? '')).toEqual({ verified: false })
    expect((await click(foreign, attacker?.token)).status).toBe(200)
  })

  it('without a sign-in hands a contested account to whoever reads the mail', async () => {
    const email = someAddress()
    const attacker = await signUp(email, 'attacker')
    await makeKey('attacker', attacker?.token ?? '')
    await signUp(email, 'victim')
    const codes = await verificationCodes(email)
    expect((await click(codes.at(-1) ?? '')).status).toBe(200)
    expect(await stateOf(attacker?.userId ?? '')).toEqual({ verified: true })
    expect(await stolen(email)).toBe(0)
    expect(await signIn(email, 'attacker')).toBeUndefined()
    const verification_code = await codeIn(server, email, 'reset-password')
    const chosen = { verification_code, password: 'chosen by the reader' }
    expect((await post('/v1/identity/password-reset', chosen, 'victim')).status).toBe(200)
    expect((await signIn(email, 'victim', 'chosen by the reader'))?.userId).toBe(attacker?.userId)
  })

  it('says that all is well when it is followed once more', async () => {
    const email = someAddress()
    await signUp(email, 'victim')
    const [code = ''] = await verificationCodes(email)
    expect((await click(code)).status).toBe(200)
    const { detail } = ErrorBody.parse(await (await click(code)).json())
    expect(detail).toMatchObject({ code: 'invalid_action_code', data: { already_verified: true } })
  })
})

describe('an address that strangers sign up with, again and again', () => {
  it('keeps letting its first account in', async () => {
    const email = someAddress()
    const victim = await signUp(email, 'victim')
    for (let strangers = 0; strangers < 4; strangers++) await signUp(email, 'attacker')
    const thief = await signIn(email, 'attacker')
    expect((await changePassword(attackerPassword, 'another password', thief?.token)).status).toBe(200)
    expect((await signIn(email, 'victim'))?.userId).toBe(victim?.userId)
  })
})

describe('a new password', () => {
  it('ends keys from before the first proof, and the others where that was asked for', async () => {
    const email = someAddress()
    const person = await signUp(email, 'victim')
    await makeKey('victim', person?.token ?? '')
    clock.advance(1)
    await click(await codeIn(server, email, 'verify-email'), person?.token)
    clock.advance(1)
    await makeKey('victim', person?.token ?? '')
    const keys = async () =>
      Number((await pool.query('select count(*) from api_keys where user_id = $1', [person?.userId])).rows[0]?.count)
    expect(await keys()).toBe(2)
    await reset(email)
    expect(await keys()).toBe(1)
    await post('/v1/user/send-password-reset-email', { email }, 'victim')
    const verification_code = await codeIn(server, email, 'reset-password')
    const body = { verification_code, password: testPassword, end_api_keys: true }
    expect((await post('/v1/identity/password-reset', body, 'victim')).status).toBe(200)
    expect(await keys()).toBe(0)
  })
})

describe('a claim that ends', () => {
  const entriesOf = async (userId: string | undefined) =>
    (await pool.query('select action, details from audit_entries where target_id = $1 order by id', [userId])).rows
  const ended = { action: 'identity.account-disowned', details: { reason: 'address-proven-by-other' } }
  const verified = async () => {
    const email = someAddress()
    const person = await signUp(email, 'victim')
    await click(await codeIn(server, email, 'verify-email'), person?.token)
    return { email, token: person?.token ?? '', userId: person?.userId }
  }
  const moveTo = async (email: string, token: string) => {
    await post('/v1/user/change-email', { email }, 'victim', token)
    const code = await codeIn(server, email, 'change-email', 'internalCode')
    return send('PUT', `/v1/user/email?verification_code=${code}`, {}, 'victim', token)
  }

  it('is in the log when a link verified the address, beside that', async () => {
    const email = someAddress()
    const victim = await signUp(email, 'victim')
    const attacker = await signUp(email, 'attacker')
    await resend(email, 'victim', victim?.token)
    await click(await codeIn(server, email, 'verify-email'), victim?.token)
    expect(await entriesOf(victim?.userId)).toEqual([
      { action: 'identity.account-created', details: {} },
      { action: 'identity.email-verified', details: {} },
    ])
    expect(await entriesOf(attacker?.userId)).toEqual([{ action: 'identity.account-created', details: {} }, ended])
  })

  it('is in the log when somebody moved to the address', async () => {
    const [person, wanted] = [await verified(), someAddress()]
    const attacker = await signUp(wanted, 'attacker')
    expect((await moveTo(wanted, person.token)).status).toBe(200)
    expect(await entriesOf(attacker?.userId)).toContainEqual(ended)
  })

  it('is in the log when somebody came back to the address', async () => {
    const person = await verified()
    expect((await moveTo(someAddress(), person.token)).status).toBe(200)
    const attacker = await signUp(person.email, 'attacker')
    const verification_code = await codeIn(server, person.email, 'email-changed', 'internalCode')
    expect((await post('/v1/identity/revert-email', { verification_code }, 'victim')).status).toBe(200)
    expect(await entriesOf(attacker?.userId)).toContainEqual(ended)
  })

  it('is in the log when somebody answered an invitation that was mailed there', async () => {
    const admin = await givenPerson(server, 'enterprise')
    const email = someAddress()
    const victim = await signUp(email, 'victim')
    const attacker = await signUp(email, 'attacker')
    await call(server, admin, 'POST', '/v1/workspace/invites/add', { email })
    const invite_code = await mailedInviteCode(server, email)
    const answer = await post('/v1/workspace/invites/accept', { invite_code }, 'victim', victim?.token)
    expect(answer.status).toBe(200)
    expect(await entriesOf(attacker?.userId)).toContainEqual(ended)
  })
})

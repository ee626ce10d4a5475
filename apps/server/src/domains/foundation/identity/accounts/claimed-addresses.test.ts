import crypto, { hash } from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody } from '@vireo/contracts/kit'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { call, givenPerson, mailedInviteCode } from '#test/teammates.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '../testing.ts'
import { codeIn, mailsTo } from './testing.ts'

const clock = createManualClock(new Date())
const server = await startTestServer({ clock })
const { pool } = server.database
const attackerPassword = 'the password of a thief'
let people = 0
const someAddress = () => `claimed-${people++}@example.test`

type Who = 'attacker' | 'victim'
type Signed = { readonly token: string; readonly userId: string }

const send = (method: string, path: string, body: object, who: Who, token?: string) =>
  server.fetch(path, {
    ...jsonPost(body, { 'user-agent': who, ...(token && { authorization: `Bearer ${token}` }) }),
    method,
  })
const post = (path: string, body: object, who: Who, token?: string) => send('POST', path, body, who, token)
const changePassword = (from: string, to: string, token: string | undefined) =>
  send('PUT', '/v1/user/password', { current_password: from, new_password: to }, 'attacker', token)
const codeOf = async (answer: Response) => ErrorBody.parse(await answer.json()).detail.code
const signedOf = async (answer: Response): Promise<Signed | undefined> => {
  if (!answer.ok) return undefined
  const { access_token: token, user_id: userId } = AccessToken.parse(await answer.json())
  return { token, userId }
}
const passwordOf = (who: Who) => (who === 'victim' ? testPassword : attackerPassword)
const signUp = async (email: string, who: Who) =>
  signedOf(await post('/v1/identity/sign-up', { email, password: passwordOf(who) }, who))
const signIn = async (email: string, who: Who, password = passwordOf(who)) =>
  signedOf(await post('/v1/identity/sign-in', { email, password }, who))
const resend = (email: string, who: Who, token?: string) =>
  post('/v1/user/send-verification-email', { email }, who, token)
const makeKey = (who: Who, token: string) => post('/v1/user/api-keys', { name: who }, who, token)
const click = (actionCode: string, token?: string) => post('/v1/user/verify-email', { actionCode }, 'victim', token)
const reset = async (email: string) => {
  await post('/v1/user/send-password-reset-email', { email }, 'victim')
  const kinds = (await mailsTo(server, email)).map(({ kind }) => kind)
  if (!kinds.includes('identity.reset-password')) return undefined
  const verification_code = await codeIn(server, email, 'reset-password')
  return post('/v1/identity/password-reset', { verification_code, password: testPassword }, 'victim')
}
const verificationCodes = async (email: string) =>
  (await mailsTo(server, email))
    .filter(({ kind }) => kind === 'identity.verify-email')
    .map((mail) => new URL(mail.action?.url ?? '').searchParams.get('verificationCode') ?? '')
const stateOf = async (userId: string) =>
  (await pool.query('select email_verified_at is not null as verified from users where id = $1', [userId])).rows[0]

/** Sessions and keys of the attacker's in accounts whose owner has proven the address. */
async function stolen(email: string): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select ((select count(*) from sessions s join users u on u.id = s.user_id
        where s.user_agent = 'attacker' and u.email = $1 and u.email_verified_at is not null)
      + (select count(*) from api_keys k join users u on u.id = k.user_id
        where k.name = 'attacker' and u.email = $1 and u.email_verified_at is not null))::int as count`,
    [email],
  )
  return rows[0]?.count ?? -1
}

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

const steps = [
  'attacker-signs-up',
  'victim-signs-up',
  'somebody-resends',
  'victim-resends',
  'attacker-resends',
  'victim-clicks',
  'victim-clicks-signed-out',
  'attacker-signs-in',
  'victim-signs-in',
  'attacker-makes-key',
  'attacker-changes-password',
  'admin-invites',
  'attacker-answers-invites',
  'victim-follows-invite',
  'victim-resets',
] as const
type Step = { readonly name: (typeof steps)[number]; readonly pick: number }

/** One address, whose mail only the victim reads. */
async function scene(admin: Awaited<ReturnType<typeof givenPerson>>) {
  const email = someAddress()
  const held: Signed[] = []
  let thief = attackerPassword
  let victim: Signed | undefined
  const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)]
  const clickOne = async (pick: number, token: string | undefined) => {
    const code = pickOf(await verificationCodes(email), pick)
    // Who never signed up has no reason to follow a link.
    if (victim && code) await click(code, token)
  }
  const acts: Record<(typeof steps)[number], (pick: number) => Promise<unknown>> = {
    'attacker-signs-up': async () => {
      const signed = await signedOf(await post('/v1/identity/sign-up', { email, password: thief }, 'attacker'))
      if (signed) held.push(signed)
    },
    'victim-signs-up': async () => (victim ??= await signUp(email, 'victim')),
    'somebody-resends': () => resend(email, 'attacker'),
    'victim-resends': () => resend(email, 'victim', victim?.token),
    'attacker-resends': (pick) => resend(email, 'attacker', pickOf(held, pick)?.token),
    'victim-clicks': (pick) => clickOne(pick, victim?.token),
    'victim-clicks-signed-out': (pick) => clickOne(pick, undefined),
    'attacker-signs-in': async () => {
      const signed = await signIn(email, 'attacker', thief)
      if (signed) held.push(signed)
    },
    'victim-signs-in': async () => {
      const signed = await signIn(email, 'victim')
      if (signed) victim = signed
    },
    'attacker-makes-key': async (pick) => {
      const session = pickOf(held, pick)
      if (session) await makeKey('attacker', session.token)
    },
    'attacker-changes-password': async (pick) => {
      const wanted = `the password ${pick} of a thief`
      if ((await changePassword(thief, wanted, pickOf(held, pick)?.token)).ok) thief = wanted
    },
    'admin-invites': () => call(server, admin, 'POST', '/v1/workspace/invites/add', { email }),
    'attacker-answers-invites': async (pick) => {
      const { rows } = await pool.query('select id from workspace_invites where email = $1', [email])
      const token = pickOf(held, pick)?.token
      if (rows[0]) await post('/v1/workspace/invites/accept', { invite_id: rows[0].id }, 'attacker', token)
    },
    'victim-follows-invite': async () => {
      const invite_code = await mailedInviteCode(server, email)
      if (!invite_code) return
      if (victim) await post('/v1/workspace/invites/accept', { invite_code }, 'victim', victim.token)
      else {
        const body = { email, password: testPassword, invite_code }
        victim = await signedOf(await post('/v1/identity/sign-up', body, 'victim'))
      }
    },
    'victim-resets': async () => {
      const answer = await reset(email)
      if (answer?.ok) victim = (await signIn(email, 'victim')) ?? victim
    },
  }
  return { email, run: ({ name, pick }: Step) => acts[name](pick), victimIs: () => victim }
}

describe('whatever order people act in', () => {
  it('a stranger never holds a session or a key of an account whose address its reader has proven', async () => {
    hashCheaply()
    const admin = await givenPerson(server, 'enterprise')
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ name: fc.constantFrom(...steps), pick: fc.nat(5) }), { minLength: 3, maxLength: 12 }),
        async (plan) => {
          const { email, run, victimIs } = await scene(admin)
          for (const step of plan) {
            await pool.query('delete from attempt_counters')
            clock.advance(1)
            await run(step)
            expect(await stolen(email), step.name).toBe(0)
          }
          await pool.query('delete from attempt_counters')
          await expectVictimGetsIn(email, victimIs())
          expect(await stolen(email)).toBe(0)
        },
      ),
      { numRuns: 30 },
    )
  }, 120_000)
})

/** Hundreds of sign-ins: how slow a hash is, is not what they are about. */
function hashCheaply(): void {
  const cheap = (password: string, salt: Buffer, ...rest: unknown[]) =>
    (rest.at(-1) as (error: null, key: Buffer) => void)(
      null,
      hash('sha256', `${password}${salt.toString('hex')}`, 'buffer'),
    )
  vi.spyOn(crypto, 'scrypt').mockImplementation(cheap as never)
  syncBuiltinESMExports()
}

/** Whoever reads the mail gets in, and ends up with the address proven. */
async function expectVictimGetsIn(email: string, victim: Signed | undefined): Promise<void> {
  const before = victim ?? (await signUp(email, 'victim'))
  const signed = await signIn(email, 'victim')
  if (!signed) {
    // Their claim ended when they followed a stranger's link, signed out: what is left is theirs by mail.
    expect((await reset(email))?.status).toBe(200)
  } else if (!(await stateOf(signed.userId))?.verified) {
    await resend(email, 'victim', signed.token)
    const [code = ''] = await verificationCodes(email)
    const clicked = await click(code, signed.token)
    if (!clicked.ok) expect((await reset(email))?.status).toBe(200)
  }
  const last = await signIn(email, 'victim')
  expect(last, before?.userId).toBeDefined()
  expect(await stateOf(last?.userId ?? '')).toEqual({ verified: true })
}

import { AccessToken } from '@vireo/contracts/identity'
import { ErrorBody, type UserId } from '@vireo/contracts/kit'
import { expect } from 'vitest'
import type { givenPerson } from '#test/teammates.ts'
import { call, mailedInviteCode } from '#test/teammates.ts'
import { startTestServer, testPassword } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { jsonPost } from '../../testing.ts'
import { codeIn, mailsTo } from '../testing.ts'

export const steps = [
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

export type Who = 'attacker' | 'victim'

export type Signed = { readonly token: string; readonly userId: UserId }

export type Step = { readonly name: (typeof steps)[number]; readonly pick: number }

/** Starts what these tests need, and hands out what they ask it with. */
export async function claimTests() {
  const clock = createManualClock(new Date())
  const server = await startTestServer({ clock })
  const { pool } = server.database
  const attackerPassword = 'the password of a thief'
  let people = 0
  const someAddress = () => `claimed-${people++}@example.test`
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
  const stateOf = async (userId: UserId) =>
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
  return {
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
    scene,
    expectVictimGetsIn,
  }
}

import { AccessToken, SecondFactors, SecondStep } from '@vireo/contracts/identity'
import pino from 'pino'
import { describe, expect, it, onTestFinished } from 'vitest'
import { composeProduct } from '#compose.ts'
import { givenBrowser } from '../testing.ts'
import { secondFactorTests } from './second-factors.testing.ts'

const {
  clock,
  server,
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
} = await secondFactorTests()

describe('an authenticator app', () => {
  it('counts once a code of it was given, and brings ten backup codes', async () => {
    const { accessToken, userId, email } = await server.signUp()
    const { totp } = await updated(accessToken, { action: 'begin_totp' })
    expect(new URL(totp?.uri ?? '').searchParams.get('secret')).toBe(totp?.secret)
    expect(AccessToken.safeParse(await (await signIn(email)).json()).success).toBe(true)
    expect(await codeOf(await update(accessToken, { action: 'confirm_totp', code: '000000' }))).toBe('wrong_code')
    const { backup_codes: codes } = await updated(accessToken, {
      action: 'confirm_totp',
      code: now(totp?.secret ?? ''),
    })
    expect(new Set(codes).size).toBe(10)
    const state = await server.fetch('/v1/user/mfa-factors', { headers: bearer(accessToken) })
    expect(SecondFactors.parse(await state.json())).toEqual({
      totp: { enabled: true, masked: null },
      sms: { enabled: false, masked: null },
      backup_codes_left: 10,
      required_by_workspace: false,
    })
    const document = await (await server.fetch('/v1/user', { headers: bearer(accessToken) })).json()
    expect(document).toMatchObject({ totp_mfa_factor: { enabled: true, masked: null }, backup_code_hash: null })
    expect(await codeOf(await update(accessToken, { action: 'begin_totp' }))).toBe('second_factor_already_set_up')
    const stored = await database.pool.query('select sealed from second_factors where user_id = $1', [userId])
    expect(JSON.stringify(stored.rows)).not.toContain(totp?.secret)
  })

  it('that was begun and left is worth nothing after ten minutes, until it is begun anew', async () => {
    for (const [waitMs, expected] of [
      [10 * 60_000 - 1000, 200],
      [10 * 60_000, 'second_factor_not_set_up'],
    ] as const) {
      const { accessToken } = await server.signUp()
      const begin = async () => (await updated(accessToken, { action: 'begin_totp' })).totp?.secret ?? ''
      const confirm = async (secret: string) =>
        codeOf(await update(accessToken, { action: 'confirm_totp', code: now(secret) }))
      const secret = await begin()
      clock.advance(waitMs)
      expect(await confirm(secret)).toBe(expected)
      if (expected !== 200) expect(await confirm(await begin())).toBe(200)
    }
  })

  it('makes a browser known that gave its code, so that strangers keep nobody out of it', async () => {
    const { email, secret } = await somebodyWithApp()
    const { challenge } = await challenged(email)
    const entered = await secondStep(challenge, 'totp', now(secret))
    const cookies = entered.headers.getSetCookie().map((cookie) => cookie.split('=', 1)[0])
    expect(cookies).toEqual(['vireo_session', 'vireo_device'])
  })

  it('keeps a sign-in waiting: no token, no cookie, until a code was given', async () => {
    const { email, secret } = await somebodyWithApp()
    const answer = await signIn(email)
    expect(answer.headers.get('set-cookie')).toBeNull()
    const { challenge, methods } = SecondStep.parse(await answer.json())
    expect(methods).toEqual(['totp', 'backup_code'])
    const done = await secondStep(challenge, 'totp', ` ${now(secret).slice(0, 3)} ${now(secret).slice(3)}`)
    expect(done.headers.get('set-cookie')).toMatch(/^vireo_session=\w+; .*HttpOnly; SameSite=Strict/)
    const { access_token: token } = AccessToken.parse(await done.json())
    expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(200)
    expect(await codeOf(await secondStep(challenge, 'totp', now(secret)))).toBe('sign_in_too_old')
  })

  it('takes a code once, whatever sign-in and whatever node it is tried on', async () => {
    const { email, secret } = await somebodyWithApp()
    const other = await composeProduct({
      config: { VIREO_TRUST_PROXY: false },
      database: { ...database, db: { ...database.db, relaxed: database.db.relaxed } },
      ports: server.ports,
      clock,
      log: pino({ level: 'silent' }),
      checkAnswers: true,
    })
    onTestFinished(() => other.app.close())
    const challenges = await Promise.all(Array.from({ length: 4 }, () => challenged(email)))
    const code = now(secret)
    const payloads = challenges.map(({ challenge }) => ({ challenge, method: 'totp', code }))
    const statuses = await Promise.all(
      payloads.map(async (payload, at) =>
        at % 2 === 0
          ? (await post('/v1/identity/second-step', payload)).status
          : (await other.app.inject({ method: 'POST', url: '/v1/identity/second-step', payload })).statusCode,
      ),
    )
    expect(statuses.toSorted()).toEqual([200, 400, 400, 400])
    // An earlier window is no way around it either.
    clock.advance(30_000)
    const { challenge } = await challenged(email)
    expect(await codeOf(await secondStep(challenge, 'totp', code))).toBe('wrong_code')
  })

  it('lets nobody guess: five wrong codes end the sign-in and slow the next ones down', async () => {
    const { email, secret } = await somebodyWithApp()
    const { challenge } = await challenged(email)
    const wrong = now(secret) === '000000' ? '111111' : '000000'
    const tries = await Promise.all(Array.from({ length: 5 }, () => secondStep(challenge, 'totp', wrong)))
    expect(await Promise.all(tries.map(codeOf))).toEqual(Array.from({ length: 5 }, () => 'wrong_code'))
    expect(await codeOf(await secondStep(challenge, 'totp', now(secret)))).toBe('sign_in_too_old')
    const next = await challenged(email)
    const refused = await secondStep(next.challenge, 'totp', now(secret))
    expect([refused.status, await codeOf(refused)]).toEqual([429, 'too_many_attempts'])
    clock.advance(15 * 60_000)
    const later = await challenged(email)
    expect((await secondStep(later.challenge, 'totp', now(secret))).status).toBe(200)
  })

  it('waits ten minutes for the second step, no longer', async () => {
    const { email, secret } = await somebodyWithApp()
    const { challenge } = await challenged(email)
    clock.advance(10 * 60_000)
    expect(await codeOf(await secondStep(challenge, 'totp', now(secret)))).toBe('sign_in_too_old')
    expect(await codeOf(await secondStep('made-up', 'totp', now(secret)))).toBe('sign_in_too_old')
  })
})

describe('a backup code', () => {
  it('lets somebody in once, however it is written', async () => {
    const { email, backupCodes, userId } = await somebodyWithApp()
    const [code = ''] = backupCodes
    const first = await challenged(email)
    expect((await secondStep(first.challenge, 'backup_code', ` ${code.toUpperCase().replace('-', ' ')}`)).status).toBe(
      200,
    )
    const second = await challenged(email)
    expect(await codeOf(await secondStep(second.challenge, 'backup_code', code))).toBe('wrong_code')
    const { rows } = await database.pool.query('select code_hash from backup_codes where user_id = $1', [userId])
    expect(rows).toHaveLength(9)
    for (const one of backupCodes) expect(JSON.stringify(rows)).not.toContain(one.replace('-', ''))
  })

  it('of an earlier set is worth nothing', async () => {
    const { email, accessToken, backupCodes } = await somebodyWithApp()
    const { backup_codes: fresh = [] } = await updated(accessToken, { action: 'renew_backup_codes' })
    const { challenge } = await challenged(email)
    expect(await codeOf(await secondStep(challenge, 'backup_code', backupCodes[0] ?? ''))).toBe('wrong_code')
    expect((await secondStep(challenge, 'backup_code', fresh[0] ?? '')).status).toBe(200)
  })
})

describe('a phone', () => {
  it('is set up and asked for by text message; each code works once, and only for its number', async () => {
    const { accessToken, email } = await server.signUp()
    await updated(accessToken, { action: 'begin_sms', phone_number: '+49 (170) 123-4567' })
    const early = await update(accessToken, { action: 'begin_sms', phone_number: '+491701234568' })
    expect([early.status, early.headers.get('retry-after')]).toEqual([429, '30'])
    const confirmed = await updated(accessToken, { action: 'confirm_sms', code: await lastText() })
    expect(confirmed.backup_codes).toHaveLength(10)
    clock.advance(31_000)
    const { challenge, methods, masked_phone_number: masked } = await challenged(email)
    expect([methods, masked]).toEqual([['sms', 'backup_code'], '+49 •••• 67'])
    expect((await post('/v1/identity/second-step/send-code', { challenge })).status).toBe(200)
    expect((await post('/v1/identity/second-step/send-code', { challenge })).status).toBe(429)
    const code = await lastText()
    expect((await secondStep(challenge, 'sms', code)).status).toBe(200)
    const again = await challenged(email)
    expect(await codeOf(await secondStep(again.challenge, 'sms', code))).toBe('wrong_code')
  })

  it.each(['01701234567', '+0123456789', '+49', 'call me'])('is not %s', async (phone_number) => {
    const { accessToken } = await givenBrowser(ctx)
    expect((await update(accessToken, { action: 'begin_sms', phone_number })).status).toBe(422)
  })
})

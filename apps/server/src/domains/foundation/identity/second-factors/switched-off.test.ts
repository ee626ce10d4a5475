import { AccessToken } from '@vireo/contracts/identity'
import { describe, expect, it } from 'vitest'
import { setSecurityRules } from '#workspaces/settings/index.ts'
import { givenBrowser } from '../testing.ts'
import { secondFactorTests } from './second-factors.testing.ts'

const {
  clock,
  server,
  product,
  database,
  ctx,
  bearer,
  post,
  update,
  updated,
  codeOf,
  now,
  somebodyWithApp,
  signIn,
  claimsOf,
} = await secondFactorTests()

it('whoever is gone while their session is still remembered is told so, and nothing is set up', async () => {
  const person = await givenBrowser(ctx)
  expect((await server.fetch('/v1/user', { headers: bearer(person.accessToken) })).status).toBe(200)
  await database.pool.query('delete from workspaces where owner_id = $1', [person.userId])
  await database.pool.query('delete from users where id = $1', [person.userId])
  const begun = await update(person.accessToken, { action: 'begin_totp' })
  expect([begun.status, await codeOf(begun)]).toEqual([404, 'user_not_found'])
  expect(
    await codeOf(await post('/v1/user/change-email', { email: 'new@example.test' }, bearer(person.accessToken))),
  ).toBe('user_not_found')
})

describe('switching off', () => {
  it('needs no more than the factor there is, and takes the backup codes with the last one', async () => {
    const { accessToken, email, userId } = await somebodyWithApp()
    await updated(accessToken, { action: 'disable', factor: 'totp' })
    expect(AccessToken.safeParse(await (await signIn(email)).json()).success).toBe(true)
    const left = await database.pool.query('select from backup_codes where user_id = $1', [userId])
    expect(left.rowCount).toBe(0)
    expect(await codeOf(await update(accessToken, { action: 'disable', factor: 'totp' }))).toBe(
      'second_factor_not_set_up',
    )
    const { rows } = await database.pool.query(
      "select action, details from audit_entries where actor_id = $1 and action like 'identity.second%' order by id",
      [userId],
    )
    expect(rows.map((row) => [row.action, row.details.factor])).toEqual([
      ['identity.second-factor-enabled', 'totp'],
      ['identity.second-factor-disabled', 'totp'],
    ])
  })

  it('is nothing an API key may do, nor anything else about factors', async () => {
    const { headers } = await somebodyWithApp()
    for (const body of [
      { action: 'disable', factor: 'totp' },
      { action: 'renew_backup_codes' },
      { action: 'begin_totp' },
    ]) {
      const refused = await post('/v1/user/update-mfa-factors', body, headers)
      expect([refused.status, await codeOf(refused)]).toEqual([403, 'forbidden'])
    }
  })
})

describe('an unattended browser', () => {
  it('changes nothing about factors: the account’s mail is asked for first', async () => {
    const { accessToken, email } = await somebodyWithApp()
    const claims = await claimsOf(accessToken)
    clock.advance(14 * 60_000 + 31_000)
    const fresh = await server.ports.accessTokens.issue(claims)
    for (const body of [{ action: 'disable', factor: 'totp' }, { action: 'renew_backup_codes' }] as const)
      expect(await codeOf(await update(fresh, body))).toBe('recent_sign_in_required')
    const { rows } = await database.pool.query(
      'select kind from letters where recipient = $1 order by created_at desc',
      [email],
    )
    expect(rows.map((row) => row.kind)).toContain('identity.verify-email-access')
  })
})

describe('a workspace that requires a second factor', () => {
  it('answers nothing but the set-up before there is one, by token and by key, and everything after', async () => {
    const person = await server.signUp()
    await setSecurityRules(product.systemContext(), { workspaceId: person.workspaceId, requiresSecondFactor: true })
    clock.advance(1000)
    const ways = [bearer(person.accessToken), person.headers]
    for (const headers of ways)
      for (const path of ['/v1/user', '/v1/user/sessions', '/v1/voices', '/v1/history'])
        expect([path, await codeOf(await server.fetch(path, { headers }))]).toEqual([
          path,
          'second_factor_setup_required',
        ])
    const signedIn = AccessToken.parse(await (await signIn(person.email)).json())
    expect(signedIn.second_factor_setup_required).toBe(true)
    const token = signedIn.access_token
    const { totp } = await updated(token, { action: 'begin_totp' })
    await updated(token, { action: 'confirm_totp', code: now(totp?.secret ?? '') })
    expect((await server.fetch('/v1/user', { headers: bearer(token) })).status).toBe(200)
    clock.advance(1000)
    for (const headers of ways) expect((await server.fetch('/v1/user', { headers })).status).toBe(200)
    expect(await codeOf(await update(token, { action: 'disable', factor: 'totp' }))).toBe(
      'second_factor_required_by_workspace',
    )
  })
})

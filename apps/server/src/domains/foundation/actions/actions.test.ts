import { describe, expect, it } from 'vitest'
import { startTestServer } from '#test/test-server.ts'
import { createManualClock } from '#kernel/clock.ts'
import { transaction } from '#kernel/transaction.ts'
import { givenAccount } from '#identity/testing.ts'
import { actionLink } from './action-link.ts'
import { issueActionCode } from './issue-action-code.ts'
import { checkActionCode, redeemActionCode, revokeActionCodes } from './redeem-action-code.ts'
import type { ActionPurpose } from './tables.ts'

const clock = createManualClock(new Date('2026-03-01T12:00:00Z'))
const server = await startTestServer({ clock })
const ctx = server.product.systemContext()
const hourMs = 3_600_000

const issue = (userId: string | undefined, purpose: ActionPurpose = 'reset-password') =>
  issueActionCode(ctx, { userId, purpose, lifetimeMs: hourMs, details: { to: 'somewhere' } })
const redeem = (code: string, purpose: ActionPurpose = 'reset-password') =>
  transaction(ctx, (ctx) => redeemActionCode(ctx, purpose, code))
const refused = { code: 'invalid_action_code', entry: { status: 400, legacyStatus: 'auth/invalid-action-code' } }

describe('an action code', () => {
  it('is good for its user and purpose, once', async () => {
    const { userId } = await givenAccount(ctx)
    const code = await issue(userId)
    await expect(redeem(code, 'verify-email')).rejects.toMatchObject(refused)
    expect(await checkActionCode(ctx, 'reset-password', code)).toEqual({ userId, details: { to: 'somewhere' } })
    expect(await redeem(code)).toEqual({ userId, details: { to: 'somewhere' } })
    await expect(redeem(code)).rejects.toMatchObject(refused)
    await expect(checkActionCode(ctx, 'reset-password', code)).rejects.toMatchObject(refused)
  })

  it('is used by one of many who try at once', async () => {
    const { userId } = await givenAccount(ctx)
    const code = await issue(userId)
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => redeem(code)))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('takes the others of its user and purpose with it, and nobody else’s', async () => {
    const [one, other] = [await givenAccount(ctx), await givenAccount(ctx)]
    const [first, second, foreign, different] = [
      await issue(one.userId),
      await issue(one.userId),
      await issue(other.userId),
      await issue(one.userId, 'verify-email'),
    ]
    await redeem(second)
    await expect(redeem(first)).rejects.toMatchObject(refused)
    expect(await redeem(foreign)).toMatchObject({ userId: other.userId })
    expect(await redeem(different, 'verify-email')).toMatchObject({ userId: one.userId })
  })

  it('is worth nothing after its time, or when it was revoked', async () => {
    const { userId } = await givenAccount(ctx)
    const [late, revoked] = [await issue(userId), await issue(userId, 'verify-email')]
    await revokeActionCodes(ctx, userId, ['verify-email'])
    await expect(redeem(revoked, 'verify-email')).rejects.toMatchObject(refused)
    clock.advance(hourMs)
    await expect(redeem(late)).rejects.toMatchObject(refused)
  })

  it('is still good when what it allows fails', async () => {
    const { userId } = await givenAccount(ctx)
    const code = await issue(userId)
    const failing = transaction(ctx, async (ctx) => {
      await redeemActionCode(ctx, 'reset-password', code)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(await redeem(code)).toMatchObject({ userId })
  })

  it('is kept as a hash, and not at all for nobody', async () => {
    const { userId } = await givenAccount(ctx)
    const [known, unknown] = [await issue(userId), await issue(undefined)]
    const { rows } = await server.database.pool.query('select * from action_codes')
    expect(JSON.stringify(rows)).not.toContain(known)
    await expect(redeem(unknown)).rejects.toMatchObject(refused)
    expect(unknown).toHaveLength(known.length)
    expect(known).toMatch(/^[\w-]{43}$/)
  })
})

it('a link carries its parameters on the public address', () => {
  const link = actionLink(
    { publicUrl: new URL('https://vireo.example') },
    { mode: 'verifyEmail', code: 'c&d', userId: 'user_1', continueUrl: '/app/studio/1?x=1#y' },
  )
  const url = new URL(link)
  expect(url.origin + url.pathname).toBe('https://vireo.example/app/action')
  expect(Object.fromEntries(url.searchParams)).toEqual({
    mode: 'verifyEmail',
    verificationCode: 'c&d',
    userId: 'user_1',
    continueUrl: '/app/studio/1?x=1#y',
    lang: 'en',
  })
})

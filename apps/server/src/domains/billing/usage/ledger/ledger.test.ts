import type { Tier } from '@vireo/contracts/users'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { creditPeriodAt } from '../periods/credit-period.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { entitlementsOf } from '#plans'
import { grantCredits } from '../grant-credits.ts'
import { release } from '../reservations/release.ts'
import { reserve } from '../reservations/reserve.ts'
import { settle } from '../reservations/settle.ts'
import { givenAccount, givenTier } from '../testing.ts'
import { verifyLedger } from './verify-ledger.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

type Step =
  | { readonly kind: 'reserve'; readonly credits: number }
  | { readonly kind: 'settle'; readonly which: number; readonly share: number }
  | { readonly kind: 'release'; readonly which: number }
  | { readonly kind: 'grant'; readonly credits: number }
  | { readonly kind: 'tier'; readonly tier: Tier }
  | { readonly kind: 'wait'; readonly days: number }

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('reserve'), credits: fc.integer({ min: 0, max: 6000 }) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('settle'),
      which: fc.nat(20),
      share: fc.constantFrom(0, 0.3, 1, 1, 1, 1.5),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('release'), which: fc.nat(20) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('grant'), credits: fc.integer({ min: 1, max: 9000 }) }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constant('tier'), tier: fc.constantFrom('free', 'starter', 'creator') }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), days: fc.integer({ min: 1, max: 45 }) }) },
)

const start = new Date('2026-01-31T08:00:00Z')

/** What the ledger should say, kept by the simplest bookkeeping there is. */
class Model {
  tier: Tier = 'free'
  granted = 0
  used = 0
  endsAt = creditPeriodAt(start, start).endsAt
  readonly open = new Map<string, number>()

  get plan(): number {
    return Number(entitlementsOf(this.tier).creditsPerPeriod)
  }
  get bound(): number {
    return this.plan + this.granted + Number(entitlementsOf(this.tier).extensionCredits)
  }
  renew(now: Date): void {
    if (now < this.endsAt) return
    const carried = [...this.open.values()].reduce((sum, credits) => sum + credits, 0)
    this.granted = Math.max(0, this.granted - Math.max(0, this.used - carried - this.plan))
    this.used = carried
    this.endsAt = creditPeriodAt(start, now).endsAt
  }
}

async function take(ctx: Context, model: Model, step: Step): Promise<void> {
  if (step.kind === 'reserve') {
    model.renew(ctx.now())
    const allowed = model.used + step.credits <= model.bound
    const reserved = await reserve(ctx, { credits: step.credits, reason: 'test' }).catch(() => undefined)
    expect(reserved !== undefined).toBe(allowed)
    if (reserved) model.open.set(reserved.id, step.credits)
    if (reserved) model.used += step.credits
  } else if (step.kind === 'grant') {
    model.renew(ctx.now())
    await grantCredits(ctx, { workspaceId: ctx.workspaceId, credits: step.credits, reason: 'test' })
    model.granted += step.credits
  } else if (step.kind === 'tier') {
    model.renew(ctx.now())
    await givenTier(ctx, step.tier)
    model.tier = step.tier
  } else if (step.kind === 'settle' || step.kind === 'release') await end(ctx, model, step)
}

async function end(ctx: Context, model: Model, step: Step & { kind: 'settle' | 'release' }): Promise<void> {
  const [id, reserved] = [...model.open][step.which % Math.max(1, model.open.size)] ?? []
  if (id === undefined || reserved === undefined) return
  if (step.kind === 'release') {
    await release(ctx, id)
    model.used -= reserved
    model.open.delete(id)
    return
  }
  const credits = Math.round(reserved * step.share)
  const allowed = credits <= reserved || model.used + credits - reserved <= model.bound
  const settled = await transaction(ctx, (ctx) => settle(ctx, id, credits)).catch(() => undefined)
  expect(settled && settled.to - settled.from).toBe(allowed ? credits : undefined)
  if (!settled) return
  model.used += credits - reserved
  model.open.delete(id)
}

test('whatever is done in whatever order, account and ledger say what simple bookkeeping says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 5, maxLength: 40 }), async (steps) => {
      const clock = createManualClock(start)
      const ctx = await givenAccount(database, { clock })
      const model = new Model()
      for (const step of steps) {
        if (step.kind === 'wait') clock.advance(step.days * 86_400_000)
        await take(ctx, model, step)
      }
      model.renew(ctx.now())
      expect(await describeSubscription(ctx)).toMatchObject({
        character_count: model.used,
        character_limit: model.plan + model.granted,
        next_character_count_reset_unix: model.endsAt.getTime() / 1000,
      })
      expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
    }),
    { numRuns: 120 },
  )
})

test('the same steps taken at once in random order never overdraw and always add up', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 3000 }), { minLength: 10, maxLength: 30 }), async (prices) => {
      const ctx = await givenAccount(database)
      const outcomes = await Promise.all(
        prices.map(async (credits, at) => {
          const reserved = await reserve(ctx, { credits, reason: 'test' }).catch(() => undefined)
          if (!reserved) return 0
          if (at % 4 === 3) await release(ctx, reserved.id)
          const cost = at % 4 === 3 ? 0 : at % 4 === 2 ? Math.floor(credits / 3) : credits
          if (at % 4 !== 3) await transaction(ctx, (ctx) => settle(ctx, reserved.id, cost))
          return cost
        }),
      )
      const { character_count: count } = await describeSubscription(ctx)
      expect(count).toBe(outcomes.reduce((sum, cost) => sum + cost, 0))
      expect(count).toBeLessThanOrEqual(10_000)
      expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
    }),
    { numRuns: 40 },
  )
})

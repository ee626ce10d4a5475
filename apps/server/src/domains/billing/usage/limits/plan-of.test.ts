import { type Tier, tiers } from '@vireo/contracts/users'
import sql from 'sql-template-tag'
import { afterAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { createMemoryConcurrencyGate } from '#adapters/concurrency/concurrency-memory.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { Context } from '#kernel/context.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { enterConcurrency } from './enter-concurrency.ts'
import { entitlementsOf } from '#plans'
import { planOf } from '../plan-of.ts'
import { givenAccount, givenTier } from '../testing.ts'

const { database, drop } = await createTestDatabase()
afterAll(drop)

describe('the plan of a workspace', () => {
  test('is known at once after a change here, and within a second after a change elsewhere', async () => {
    const clock = createManualClock(new Date('2026-01-01T00:00:00Z'))
    const ctx = await givenAccount(database, { clock })
    expect((await planOf(ctx)).tier).toBe('free')
    await givenTier(ctx, 'pro')
    expect(await planOf(ctx)).toEqual({ tier: 'pro', entitlements: entitlementsOf('pro') })
    await database.db.run(sql`update credit_accounts set tier = 'trial' where workspace_id = ${ctx.workspaceId}`)
    clock.advance(999)
    expect((await planOf(ctx)).tier).toBe('pro')
    clock.advance(1)
    expect((await planOf(ctx)).tier).toBe('trial')
  })

  test('is each workspace’s own', async () => {
    const [one, two] = [await givenAccount(database), await givenAccount(database, { tier: 'creator' })]
    expect([(await planOf(one)).tier, (await planOf(two)).tier]).toEqual(['free', 'creator'])
  })
})

describe('places for simultaneous generations', () => {
  const withPorts = (ctx: Context, concurrencyOverride?: number) => {
    const ports = { concurrency: createMemoryConcurrencyGate(), settings: { concurrencyOverride } }
    return { ...ctx, ports }
  }

  test('are as many as the plan has in the column of the model, unless the operator says otherwise', async () => {
    const ctx = await givenAccount(database, { tier: 'creator' })
    expect((await enterConcurrency(withPorts(ctx), 'multilingual')).maximum).toBe(5)
    expect((await enterConcurrency(withPorts(ctx), 'turbo')).maximum).toBe(10)
    expect((await enterConcurrency(withPorts(ctx, 64), 'multilingual')).maximum).toBe(64)
  })
})

describe('the subscription document', () => {
  test.each([...tiers])('of %s reports the plan’s numbers', async (tier: Tier) => {
    const ctx = await givenAccount(database, { tier, clock: createManualClock(new Date('2026-01-31T00:00:00Z')) })
    const plan = entitlementsOf(tier)
    const unlimited = plan.creditsPerPeriod === 'unlimited'
    expect(await describeSubscription(ctx)).toMatchObject({
      tier,
      status: { free: 'free', trial: 'trialing' }[String(tier)] ?? 'active',
      character_count: 0,
      character_limit: unlimited ? 2_147_483_647 : plan.creditsPerPeriod,
      max_character_limit_extension: unlimited ? -1 : plan.extensionCredits,
      max_credit_limit_extension: plan.extensionCredits,
      can_extend_character_limit: plan.extensionCredits !== 0,
      next_character_count_reset_unix: Date.parse('2026-02-28T00:00:00Z') / 1000,
      voice_limit: plan.voices,
      max_voice_add_edits: Math.round(1.5 * plan.voices + 50),
      professional_voice_limit: plan.professionalVoices,
      can_use_instant_voice_cloning: tier !== 'free',
      can_use_audio_native: plan.audioNative,
    })
  })
})

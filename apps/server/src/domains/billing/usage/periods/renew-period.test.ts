import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import { createManualClock } from '#kernel/clock.ts'
import type { Context } from '#kernel/context.ts'
import { type Database, openDatabase } from '#kernel/database/database.ts'
import { transaction } from '#kernel/transaction.ts'
import { sizeGrants } from '#plans'
import { charactersUsedByKeys } from '../limits/characters-used-by-keys.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { grantCredits } from '../grant-credits.ts'
import { release } from '../reservations/release.ts'
import { reserve } from '../reservations/reserve.ts'
import { settle } from '../reservations/settle.ts'
import { apiKeyActor, givenAccount, givenTier } from '../testing.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

const month = 31 * 86_400_000

let database: Database
let end: () => Promise<void>

beforeAll(async () => {
  const own = await createTestDatabase()
  database = openDatabase(own.connection, 64)
  end = async () => {
    await database.close()
    await own.drop()
  }
})
afterAll(() => end())

const speak = (ctx: Context, credits: number) => reserve(ctx, { credits, reason: 'test' })
const settleNow = (ctx: Context, id: string, credits: number) => transaction(ctx, (ctx) => settle(ctx, id, credits))
const spend = async (ctx: Context, credits: number) => settleNow(ctx, (await speak(ctx, credits)).id, credits)
const countOf = async (ctx: Context) => (await describeSubscription(ctx)).character_count
const resetsOf = (ctx: Context) =>
  database.db.many<{ credits: number; count_from: number; count_to: number }>(sql`
    select credits, count_from, count_to from credit_entries
    where workspace_id = ${ctx.workspaceId} and kind = 'reset'`)

test('a new month gives the plan again, says so in the ledger and reports when it ends', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const ctx = await givenAccount(database, { clock })
  await spend(ctx, 6000)
  clock.advance(28 * 86_400_000)
  expect(await describeSubscription(ctx)).toMatchObject({
    character_count: 0,
    character_limit: 10_000,
    next_character_count_reset_unix: Date.parse('2026-03-31T12:00:00Z') / 1000,
  })
  expect(await resetsOf(ctx)).toEqual([{ credits: 6000, count_from: 6000, count_to: 0 }])
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('a grant that the operator gave another size has it from its next month on, whoever has it', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const given = await givenAccount(database, { clock, tier: 'grant_tier_1_2025_07_23' })
  const begun = await givenAccount(database, { clock })
  await givenTier(begun, 'grant_tier_2_2025_07_23')
  const limits = async () =>
    Promise.all([given, begun].map(async (ctx) => (await describeSubscription(ctx)).character_limit))
  onTestFinished(() => sizeGrants({ grant_tier_1_2025_07_23: 33_000_000, grant_tier_2_2025_07_23: 66_000_000 }))
  sizeGrants({ grant_tier_1_2025_07_23: 1_000_000, grant_tier_2_2025_07_23: 90_000_000 })
  expect(await limits()).toEqual([33_000_000, 66_000_000])
  clock.advance(28 * 86_400_000)
  expect(await limits()).toEqual([1_000_000, 90_000_000])
  await spend(given, 1000)
  expect(await limits()).toEqual([1_000_000, 90_000_000])
  for (const ctx of [given, begun]) expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('the first reservation after the end of a period counts in the new one, also after a long silence', async () => {
  const clock = createManualClock(new Date('2026-01-10T00:00:00Z'))
  const ctx = await givenAccount(database, { clock })
  await spend(ctx, 5000)
  clock.advance(14 * month)
  const { id } = await speak(ctx, 100)
  expect(await settleNow(ctx, id, 100)).toEqual({ from: 0, to: 100 })
  expect(await resetsOf(ctx)).toHaveLength(1)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('however many come first after the end of a period, it is renewed once and given out once', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const ctx = await givenAccount(database, { clock })
  await spend(ctx, 4000)
  clock.advance(month)
  const readers = Array.from({ length: 50 }, () => describeSubscription(ctx))
  const outcomes = await Promise.allSettled(Array.from({ length: 200 }, () => speak(ctx, 1000)))
  await Promise.all(readers)
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(10)
  expect(await resetsOf(ctx)).toHaveLength(1)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('what is in the making when a period ends is carried over; settled or released later, nothing is lost or won', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const ctx = await givenAccount(database, { clock })
  await spend(ctx, 3000)
  const [kept, cheaper, dropped] = [await speak(ctx, 1000), await speak(ctx, 500), await speak(ctx, 200)]
  clock.advance(month)
  expect(await countOf(ctx)).toBe(1700)
  await settleNow(ctx, kept.id, 1000)
  await settleNow(ctx, cheaper.id, 100)
  await release(ctx, dropped.id)
  expect(await countOf(ctx)).toBe(1100)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('grants outlive the period, save for what was used of them', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const ctx = await givenAccount(database, { clock })
  await grantCredits(ctx, { workspaceId: ctx.workspaceId, credits: 5000, reason: 'welcome' })
  await spend(ctx, 12_000)
  clock.advance(month)
  expect(await describeSubscription(ctx)).toMatchObject({ character_count: 0, character_limit: 13_000 })
  clock.advance(month)
  expect(await describeSubscription(ctx)).toMatchObject({ character_count: 0, character_limit: 13_000 })
  await givenTier(ctx, 'starter')
  expect(await describeSubscription(ctx)).toMatchObject({ character_count: 0, character_limit: 33_000 })
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('a key’s limit begins anew with the period, and old work cannot lower the new count', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const account = await givenAccount(database, { clock })
  const keyId = `key-${account.workspaceId}`
  const ctx = { ...account, actor: apiKeyActor(keyId, 1000) }
  const { id } = await speak(ctx, 1000)
  await expect(speak(ctx, 1)).rejects.toMatchObject({ code: 'api_key_limit_exceeded' })
  clock.advance(month)
  await speak(ctx, 600)
  await release(ctx, id)
  expect((await charactersUsedByKeys(ctx, [keyId])).get(keyId)).toBe(600)
  await expect(speak(ctx, 401)).rejects.toMatchObject({ details: { data: { required: 401, remaining: 400 } } })
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('reserving, settling, releasing and renewing at once never overdraws and never miscounts', async () => {
  const clock = createManualClock(new Date('2026-01-31T12:00:00Z'))
  const account = await givenAccount(database, { clock })
  const ctx = { ...account, actor: apiKeyActor(`key-${account.workspaceId}`, 8000) }
  for (let round = 0; round < 8; round++) {
    const open = await Promise.all(Array.from({ length: 30 }, () => speak(ctx, 100)))
    clock.advance(month)
    const everything = open.map(({ id }, at) => {
      if (at % 3 === 0) return settleNow(ctx, id, 100)
      if (at % 3 === 1) return settleNow(ctx, id, 37)
      return release(ctx, id)
    })
    const more = Array.from({ length: 20 }, () => spend(ctx, 100))
    await Promise.all([...everything, ...more, describeSubscription(ctx)])
    expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
    const count = await countOf(ctx)
    expect(count).toBeGreaterThanOrEqual(2000)
    expect(count).toBeLessThanOrEqual(2000 + 10 * 100 + 10 * 37)
  }
})

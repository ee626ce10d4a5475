import { fork } from 'node:child_process'
import { once } from 'node:events'
import sql from 'sql-template-tag'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestDatabase } from '#test/test-database.ts'
import type { Context } from '#kernel/context.ts'
import { type ConnectionSettings, type Database, openDatabase } from '#kernel/database/database.ts'
import { AppError } from '#kernel/errors.ts'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { transaction } from '#kernel/transaction.ts'
import { charactersUsedByKeys } from '../limits/characters-used-by-keys.ts'
import { describeSubscription } from '../describe-subscription.ts'
import { grantCredits } from '../grant-credits.ts'
import { release } from './release.ts'
import { assertAffordable, reserve } from './reserve.ts'
import { settle } from './settle.ts'
import { apiKeyActor, givenAccount, givenTier } from '../testing.ts'
import { verifyLedger } from '../ledger/verify-ledger.ts'

let database: Database
let connection: ConnectionSettings
let end: () => Promise<void>

beforeAll(async () => {
  const own = await createTestDatabase()
  connection = own.connection
  // Wide enough that statements really meet on the account's row.
  database = openDatabase(own.connection, 64)
  end = async () => {
    await database.close()
    await own.drop()
  }
})
afterAll(() => end())

const speak = (ctx: Context, credits: number) => reserve(ctx, { credits, reason: 'test' })
const settleNow = (ctx: Context, id: string, credits: number) => transaction(ctx, (ctx) => settle(ctx, id, credits))
const countOf = async (ctx: Context) => (await describeSubscription(ctx)).character_count

async function refusalOf(work: Promise<unknown>): Promise<AppError> {
  const error = await work.then(
    () => undefined,
    (failure: unknown) => failure,
  )
  if (error instanceof AppError) return error
  throw new Error('expected a refusal', { cause: error })
}

test('400 reservations at once for a balance of exactly 100 of them: 100 succeed', async () => {
  const ctx = await givenAccount(database)
  const outcomes = await Promise.allSettled(Array.from({ length: 400 }, () => speak(ctx, 100)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(100)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['insufficient_credits']))
  expect(await countOf(ctx)).toBe(10_000)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

/** A server process of its own at the ledger's door; answers how many of its spends were allowed. */
async function spendElsewhere(order: { workspaceId: string; spends: number; credits: number }) {
  const script = new URL('./spend-in-another-process.testing.ts', import.meta.url)
  const child = fork(script, { execArgv: loaderArguments(script) })
  await once(child, 'message')
  return {
    begin: async () => {
      child.send({ ...order, connection })
      const [allowed] = (await once(child, 'message')) as [number]
      return allowed
    },
  }
}

test('200 spends of 10 at once on 1,000 credits, by two processes: exactly 100 succeed', async () => {
  const ctx = await givenAccount(database)
  await speak(ctx, 9000)
  const order = { workspaceId: ctx.workspaceId, spends: 100, credits: 10 }
  const processes = await Promise.all([spendElsewhere(order), spendElsewhere(order)])
  const allowed = await Promise.all(processes.map(({ begin }) => begin()))
  expect(allowed.reduce((sum, one) => sum + one)).toBe(100)
  expect(await countOf(ctx)).toBe(10_000)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('400 reservations at once with a key that may use 50 of them: 50 succeed, and the workspace keeps the rest', async () => {
  const account = await givenAccount(database)
  const limited = { ...account, actor: apiKeyActor(`key-${account.workspaceId}`, 5000) }
  const outcomes = await Promise.allSettled(Array.from({ length: 400 }, () => speak(limited, 100)))
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(50)
  const codes = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.code] : []))
  expect(new Set(codes)).toEqual(new Set(['api_key_limit_exceeded']))
  expect(await countOf(account)).toBe(5000)
  await speak(account, 5000)
  expect(await verifyLedger(account, account.workspaceId)).toEqual([])
})

test('two limited keys and the workspace itself share one balance', async () => {
  const account = await givenAccount(database)
  const one = { ...account, actor: apiKeyActor(`one-${account.workspaceId}`, 6000) }
  const two = { ...account, actor: apiKeyActor(`two-${account.workspaceId}`, 6000) }
  const everybody = Array.from({ length: 80 }, () => [speak(one, 100), speak(two, 100), speak(account, 100)]).flat()
  const outcomes = await Promise.allSettled(everybody)
  expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(100)
  const used = await charactersUsedByKeys(account, [`one-${account.workspaceId}`, `two-${account.workspaceId}`])
  for (const credits of used.values()) expect(credits).toBeLessThanOrEqual(6000)
  expect(await verifyLedger(account, account.workspaceId)).toEqual([])
})

test('exactly what there is can be afforded, and while an invoice is unpaid nothing', async () => {
  const account = await givenAccount(database)
  await assertAffordable(account, 10_000)
  expect((await refusalOf(assertAffordable(account, 10_001))).details.data).toEqual({
    required: 10_001,
    remaining: 10_000,
  })
  await database.pool.query('update credit_accounts set is_blocked = true where workspace_id = $1', [
    account.workspaceId,
  ])
  const refused = await refusalOf(assertAffordable(account, 0))
  expect([refused.code, refused.message]).toEqual([
    'insufficient_credits',
    'Credits cannot be used while an invoice of this workspace is unpaid.',
  ])
})

test('402 says what is required and what remains, for the workspace and for the key', async () => {
  const account = await givenAccount(database)
  await speak(account, 9900)
  const short = await refusalOf(speak(account, 101))
  expect([short.code, short.entry.status, short.details.data]).toEqual([
    'insufficient_credits',
    402,
    { required: 101, remaining: 100 },
  ])
  const key = { ...account, actor: apiKeyActor(`key-${account.workspaceId}`, 60) }
  await speak(key, 50)
  const limited = await refusalOf(speak(key, 20))
  expect([limited.code, limited.details.data]).toEqual(['api_key_limit_exceeded', { required: 20, remaining: 10 }])
})

test('a refused reservation leaves no trace', async () => {
  const ctx = await givenAccount(database)
  await refusalOf(speak(ctx, 10_001))
  const entries = await database.db.many(sql`select kind from credit_entries where workspace_id = ${ctx.workspaceId}`)
  expect(entries).toEqual([{ kind: 'open' }])
})

test('settling at the reserved price reports the count around it; settling again answers the same', async () => {
  const ctx = await givenAccount(database)
  const first = await speak(ctx, 70)
  const second = await speak(ctx, 30)
  expect(await settleNow(ctx, second.id, 30)).toEqual({ from: 70, to: 100 })
  expect(await settleNow(ctx, first.id, 70)).toEqual({ from: 0, to: 70 })
  expect(await settleNow(ctx, first.id, 70)).toEqual({ from: 0, to: 70 })
  expect(await countOf(ctx)).toBe(100)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('settling below the reserved price gives the rest back, to the key as well', async () => {
  const account = await givenAccount(database)
  const keyId = `key-${account.workspaceId}`
  const ctx = { ...account, actor: apiKeyActor(keyId, 100) }
  const { id } = await speak(ctx, 100)
  expect(await settleNow(ctx, id, 40)).toEqual({ from: 0, to: 40 })
  expect(await countOf(ctx)).toBe(40)
  expect((await charactersUsedByKeys(ctx, [keyId])).get(keyId)).toBe(40)
  await speak(ctx, 60)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('settling above the reserved price takes what the account has, and fails without effect when it has not', async () => {
  const ctx = await givenAccount(database)
  const { id } = await speak(ctx, 100)
  expect(await settleNow(ctx, id, 150)).toEqual({ from: 0, to: 150 })
  const other = await speak(ctx, 100)
  const short = await refusalOf(settleNow(ctx, other.id, 9851))
  expect([short.code, short.details.data]).toEqual(['insufficient_credits', { required: 9751, remaining: 9750 }])
  expect(await countOf(ctx)).toBe(250)
  await release(ctx, other.id)
  expect(await countOf(ctx)).toBe(150)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('a settlement whose transaction fails did not happen', async () => {
  const ctx = await givenAccount(database)
  const { id } = await speak(ctx, 100)
  const failing = transaction(ctx, async (ctx) => {
    await settle(ctx, id, 60)
    throw new Error('the history row could not be written')
  })
  await expect(failing).rejects.toThrow('could not be written')
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
  expect(await settleNow(ctx, id, 100)).toEqual({ from: 0, to: 100 })
})

test('releasing gives everything back once; what was settled stays settled, what was released cannot be settled', async () => {
  const ctx = await givenAccount(database)
  const { id } = await speak(ctx, 100)
  await Promise.all([release(ctx, id), release(ctx, id), release(ctx, id)])
  expect(await countOf(ctx)).toBe(0)
  expect((await refusalOf(settleNow(ctx, id, 100))).entry.status).toBe(503)
  const settled = await speak(ctx, 50)
  await settleNow(ctx, settled.id, 50)
  await release(ctx, settled.id)
  expect(await countOf(ctx)).toBe(50)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('another workspace can neither settle nor release a reservation', async () => {
  const [mine, theirs] = await Promise.all([givenAccount(database), givenAccount(database)])
  const { id } = await speak(mine, 100)
  await expect(settleNow(theirs, id, 1)).rejects.toThrow('Invariant')
  await release(theirs, id)
  expect(await settleNow(mine, id, 100)).toEqual({ from: 0, to: 100 })
})

test('grants stand on top of the plan; the extension of the plan may be used, free and starter have none', async () => {
  const free = await givenAccount(database)
  await grantCredits(free, { workspaceId: free.workspaceId, credits: 500, reason: 'sorry' })
  await speak(free, 10_500)
  expect((await refusalOf(speak(free, 1))).code).toBe('insufficient_credits')
  const creator = await givenAccount(database, { tier: 'creator' })
  await speak(creator, 101_000)
  expect((await refusalOf(speak(creator, 1))).code).toBe('insufficient_credits')
  expect(await describeSubscription(free)).toMatchObject({ character_limit: 10_500, max_credit_limit_extension: 0 })
})

test('an unlimited plan books without a bound, and a smaller plan afterwards refuses what is overdrawn', async () => {
  const ctx = await givenAccount(database, { tier: 'enterprise' })
  await speak(ctx, 50_000_000)
  expect(await describeSubscription(ctx)).toMatchObject({
    character_count: 50_000_000,
    max_character_limit_extension: -1,
    max_credit_limit_extension: 'unlimited',
  })
  await givenTier(ctx, 'free')
  expect((await refusalOf(speak(ctx, 1))).details.data).toEqual({ required: 1, remaining: 0 })
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([])
})

test('the ledger only grows: entries cannot be changed or removed', async () => {
  const ctx = await givenAccount(database)
  await expect(
    database.db.run(sql`update credit_entries set credits = 0 where workspace_id = ${ctx.workspaceId}`),
  ).rejects.toThrow('append-only')
  await expect(
    database.db.run(sql`delete from credit_entries where workspace_id = ${ctx.workspaceId}`),
  ).rejects.toThrow('append-only')
})

test('verifyLedger notices an account, a reservation and a key counter that were tampered with', async () => {
  const account = await givenAccount(database)
  const ctx = { ...account, actor: apiKeyActor(`key-${account.workspaceId}`) }
  const { id } = await speak(ctx, 100)
  await database.db.run(sql`update credit_accounts set used_credits = 99 where workspace_id = ${ctx.workspaceId}`)
  await database.db.run(sql`update api_key_usage set used_credits = 1 where workspace_id = ${ctx.workspaceId}`)
  await database.db.run(sql`delete from credit_reservations where id = ${id}`)
  expect(await verifyLedger(ctx, ctx.workspaceId)).toEqual([
    {
      workspaceId: ctx.workspaceId,
      balance: 9901,
      ledgerSum: 9900,
      openInLedger: 100,
      openReservations: 0,
      wrongKeyCounters: 1,
    },
  ])
  expect(await verifyLedger(ctx)).toHaveLength(1)
})

import pino from 'pino'
import sql from 'sql-template-tag'
import { beforeAll, describe, expect, test } from 'vitest'
import { createTestDatabase } from '../../test/test-database.ts'
import { noClient } from './client.ts'
import { systemClock } from './clock.ts'
import { type Context, system } from './context.ts'
import type { Database } from './database/database.ts'
import { AppError } from './errors.ts'
import { answer, createHooks, defineGatheringHook, defineHook } from './hooks.ts'
import { makeId } from './ids.ts'
import { bindDatabase, transaction } from './transaction.ts'

let database: Database
beforeAll(async () => {
  const made = await createTestDatabase()
  database = bindDatabase(made.database)
  return made.drop
})

const context = (): Context => ({
  actor: system,
  workspaceId: 'w',
  requestId: 'r',
  client: noClient,
  nodeId: 'n',
  db: database.db,
  hooks: createHooks(),
  log: pino({ level: 'silent' }),
  now: systemClock.now,
  newId: (kind) => makeId(kind, Date.now()),
  afterCommit(work) {
    work(this)
  },
})

const add = (ctx: Context, id: string) => ctx.db.run(sql`insert into nodes (id, lease_until) values (${id}, now())`)
const exists = async (id: string) => (await database.db.maybe(sql`select id from nodes where id = ${id}`)) !== undefined

describe('a transaction', () => {
  test('keeps everything or nothing', async () => {
    await transaction(context(), (ctx) => add(ctx, 'kept'))
    const failing = transaction(context(), async (ctx) => {
      await add(ctx, 'lost')
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect([await exists('kept'), await exists('lost')]).toEqual([true, false])
  })

  test('joins the one it is called in', async () => {
    const failing = transaction(context(), async (outer) => {
      await transaction(outer, (inner) => add(inner, 'inner'))
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    expect(await exists('inner')).toBe(false)
  })

  test('tells what waits for the commit, in order, after it; and nothing when it fails', async () => {
    const said: string[] = []
    const say = (ctx: Context, word: string) => ctx.afterCommit(() => said.push(word))
    await transaction(context(), async (ctx) => {
      say(ctx, 'first')
      await transaction(ctx, async (inner) => say(inner, 'second'))
      expect(said).toEqual([])
    })
    expect(said).toEqual(['first', 'second'])
    const failing = transaction(context(), (ctx) => {
      say(ctx, 'never')
      return Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    await transaction(context(), async (ctx) => {
      ctx.afterCommit(() => {
        throw new Error('forgot badly')
      })
      say(ctx, 'third')
    })
    say(context(), 'outside')
    expect(said).toEqual(['first', 'second', 'third', 'outside'])
  })

  test('has no way to the outside world', () =>
    transaction({ ...context(), ports: {} } as Context, (ctx) => {
      expect(ctx).not.toHaveProperty('ports')
      return Promise.resolve()
    }))

  test('gives its connection back after a failure', async () => {
    for (let round = 0; round < 30; round++)
      await transaction(context(), (ctx) => ctx.db.run(sql`select nonsense`)).catch(() => undefined)
    expect(await exists('kept')).toBe(true)
  })
})

test('a database that is away is service_unavailable, a wrong statement is a bug', async () => {
  const { openDatabase } = await import('./database/database.ts')
  const away = openDatabase({ host: '/nowhere/at/all' }, 2)
  await expect(away.db.many(sql`select 1`)).rejects.toMatchObject({ code: 'service_unavailable' })
  await expect(away.withTransaction(() => Promise.resolve())).rejects.toBeInstanceOf(AppError)
  await away.close()
  await expect(database.db.many(sql`select nonsense`)).rejects.not.toBeInstanceOf(AppError)
})

test('a hook is answered once, and asking one that is not is a bug', async () => {
  const double = defineHook<[number], number>('test.double')
  expect(() => createHooks().ask(double, 1)).toThrow('nobody answers')
  const one = answer(double, (n) => Promise.resolve(n * 2))
  expect(await createHooks([one]).ask(double, 4)).toBe(8)
  expect(() => createHooks([one, one])).toThrow('answered twice')
})

test('a gathering hook is answered by whoever has something to say, in their order', async () => {
  const numbers = defineGatheringHook<[number], number>('test.numbers')
  const times = (factor: number) => answer(numbers, (n) => Promise.resolve(n * factor))
  expect(await createHooks().gather(numbers, 4)).toEqual([])
  expect(await createHooks([times(2), times(1)]).gather(numbers, 4)).toEqual([8, 4])
})

test('ids sort by the time they were made, and no two are alike', () => {
  const ids = Array.from({ length: 5000 }, (_, index) => makeId('historyItem', 1_700_000_000_000 + index))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(Array.from({ length: 5000 }, () => makeId('user', 1))).size).toBe(5000)
  expect(ids[0]).toMatch(/^hist_[0-9a-z]{26}$/)
})

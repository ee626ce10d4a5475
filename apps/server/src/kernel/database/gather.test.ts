import sql from 'sql-template-tag'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestDatabase } from '../../../test/test-database.ts'
import type { Context } from '../context.ts'
import { defineRead, readRow, readRows } from './gather.ts'

type Sheep = { readonly name: string; readonly legs: number; readonly shorn_at: Date | null; readonly tags: string[] }
type Goat = { readonly herd: string; readonly name: string }

const sheep = defineRead<Sheep>({
  name: 'test.sheep',
  select: (keys) => sql`select name as key, name, legs, shorn_at, tags from sheep where name = any(${keys})`,
  instants: ['shorn_at'],
})
const goats = defineRead<Goat>({
  name: 'test.goats',
  select: (keys) => sql`select herd as key, herd, name from goats where herd = any(${keys}) order by name`,
  instants: [],
})

const rams = defineRead<Sheep>({
  name: 'test.rams',
  select: (keys) => sql`select name as key, name, legs, shorn_at, tags from sheep where name = any(${keys})`,
  staleMsMax: 600_000,
  instants: ['shorn_at'],
})

async function aPasture() {
  const { database, drop } = await createTestDatabase()
  onTestFinished(drop)
  await database.pool.query(`
    create table sheep (name text, legs bigint, shorn_at timestamptz, tags text[]);
    create table goats (herd text, name text);
    insert into sheep values ('dolly', 4, '2026-07-05T10:00:00.123456+02', '{a,b}'), ('with space', 3, null, '{}');
    insert into goats values ('north', 'b'), ('north', 'a'), ('south', 'c')`)
  const query = vi.spyOn(database.pool, 'query')
  return { ctx: { db: database.db } as Context, query, database }
}

describe('reading by key', () => {
  it('answers different questions asked at one moment with one statement', async () => {
    const { ctx, query } = await aPasture()
    const [dolly, spaced, nobody, north, nowhere] = await Promise.all([
      readRow(ctx, sheep, 'dolly'),
      readRow(ctx, sheep, 'with space'),
      readRow(ctx, sheep, "no'body"),
      readRows(ctx, goats, 'north'),
      readRows(ctx, goats, 'nowhere'),
    ])
    expect(dolly).toMatchObject({
      name: 'dolly',
      legs: 4,
      shorn_at: new Date('2026-07-05T08:00:00.123Z'),
      tags: ['a', 'b'],
    })
    expect(spaced).toMatchObject({ name: 'with space', legs: 3, shorn_at: null, tags: [] })
    expect(nobody).toBeUndefined()
    expect(north.map((goat) => goat.name)).toEqual(['a', 'b'])
    expect(nowhere).toEqual([])
    expect(query).toHaveBeenCalledTimes(1)
  })

  it('prepares one statement for the same kinds of questions, in whatever order they come', async () => {
    const { ctx, query } = await aPasture()
    await Promise.all([readRow(ctx, sheep, 'dolly'), readRows(ctx, goats, 'north')])
    await Promise.all([readRows(ctx, goats, 'south'), readRow(ctx, sheep, 'x'), readRow(ctx, sheep, 'y')])
    const names = query.mock.calls.map(([config]) => (config as unknown as { name: string }).name)
    expect(names).toHaveLength(2)
    expect(names[0]).toBe(names[1])
  })

  it('sees what was written before the question, also inside a transaction', async () => {
    const { ctx, database } = await aPasture()
    await database.pool.query("update sheep set legs = 5 where name = 'dolly'")
    expect((await readRow(ctx, sheep, 'dolly'))?.legs).toBe(5)
    await database.withTransaction(async (db) => {
      await db.run(sql`update sheep set legs = 6 where name = 'dolly'`)
      expect((await readRow({ ...ctx, db }, sheep, 'dolly'))?.legs).toBe(6)
      expect((await readRow(ctx, sheep, 'dolly'))?.legs).toBe(5)
    })
    expect((await readRow(ctx, sheep, 'dolly'))?.legs).toBe(6)
  })

  it('fails those who asked when the statement fails, and answers the next', async () => {
    const { ctx, database } = await aPasture()
    await database.pool.query('alter table sheep rename to lost')
    await expect(readRow(ctx, sheep, 'dolly')).rejects.toThrow(/sheep/)
    await database.pool.query('alter table lost rename to sheep')
    expect(await readRow(ctx, sheep, 'dolly')).toBeDefined()
  })
})

describe('answers that may be kept for a moment', () => {
  it('come from the database once, until this process changes something in whatever way', async () => {
    const { ctx, query, database } = await aPasture()
    const legs = async () => (await readRow(ctx, rams, 'dolly'))?.legs
    expect([await legs(), await legs(), await legs()]).toEqual([4, 4, 4])
    expect(query).toHaveBeenCalledTimes(1)
    await ctx.db.run(sql`update sheep set legs = 5 where name = 'dolly'`)
    expect(await legs()).toBe(5)
    await ctx.db.relaxed.maybe(sql`with one as (update sheep set legs = 6 returning legs) select legs from one`)
    expect(await legs()).toBe(6)
    await database.withTransaction((db) => db.run(sql`update sheep set legs = 7 where name = 'dolly'`))
    expect(await legs()).toBe(7)
  })

  it('are not kept when the question was asked before a change and answered after it', async () => {
    const { ctx, database } = await aPasture()
    await database.withTransaction(async (db) => {
      await db.run(sql`update sheep set legs = 5 where name = 'dolly'`)
      expect((await readRow(ctx, rams, 'dolly'))?.legs).toBe(4)
    })
    expect((await readRow(ctx, rams, 'dolly'))?.legs).toBe(5)
  })

  it('never serve a transaction, which sees what it wrote', async () => {
    const { ctx, database } = await aPasture()
    await readRow(ctx, rams, 'dolly')
    await database.withTransaction(async (db) => {
      await db.run(sql`update sheep set legs = 6 where name = 'dolly'`)
      expect((await readRow({ ...ctx, db }, rams, 'dolly'))?.legs).toBe(6)
    })
  })

  it('are asked for again after a failure, and when their time is over', async () => {
    const { ctx, query, database } = await aPasture()
    await database.pool.query('alter table sheep rename to lost')
    await expect(readRow(ctx, rams, 'dolly')).rejects.toThrow(/sheep/)
    await database.pool.query('alter table lost rename to sheep')
    expect(await readRow(ctx, rams, 'dolly')).toBeDefined()
    const before = query.mock.calls.length
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 600_001)
    onTestFinished(() => void vi.restoreAllMocks())
    await readRow(ctx, rams, 'dolly')
    expect(query.mock.calls.length).toBe(before + 1)
  })
})

import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { openDatabases } from '../../backup/testing.ts'
import { migrate, type Migration, readMigrations } from './migrations.ts'

const databases = openDatabases()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'vireo-migrations-'))
})
afterAll(async () => {
  await databases.dropAll()
  await rm(folder, { recursive: true, force: true })
})

const migration = (name: string, sql: string): Migration => ({
  name,
  sql,
  checksum: createHash('sha256').update(sql).digest('hex'),
})
const birds = migration('0001-birds.sql', 'create table birds (name text primary key)')
const songs = migration('20261123-0915-songs.sql', 'create table songs (bird text references birds)')
const nests = migration('20261120-1000-nests.sql', 'create table nests (bird text references birds)')

async function emptyDatabase(): Promise<pg.Pool> {
  const pool = new pg.Pool({ ...(await databases.create()), max: 4 })
  onTestFinished(() => pool.end())
  return pool
}

async function tablesOf(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public' order by 1`,
  )
  return rows.map(({ name }) => name)
}

describe('migrations', () => {
  test('are a set: what another branch began earlier is applied when it arrives', async () => {
    const pool = await emptyDatabase()
    expect(await migrate(pool, [birds, songs])).toEqual({ applied: [birds.name, songs.name] })
    expect(await migrate(pool, [birds, nests, songs])).toEqual({ applied: [nests.name] })
    expect(await migrate(pool, [birds, nests, songs])).toEqual({ applied: [] })
    expect(await tablesOf(pool)).toEqual(['birds', 'nests', 'schema_migrations', 'songs'])
  })

  test.each([
    [
      'was edited after it had been applied',
      [birds, { ...songs, checksum: 'another' }],
      /songs\.sql was changed after/,
    ],
    ['is not known here', [birds, nests], /songs\.sql, which this version does not know/],
  ])('change nothing where one %s', async (_what, migrations, message) => {
    const pool = await emptyDatabase()
    await migrate(pool, [birds, songs])
    await expect(migrate(pool, migrations)).rejects.toThrow(message)
    expect(await tablesOf(pool)).toEqual(['birds', 'schema_migrations', 'songs'])
  })

  test('leave nothing of one that fails, and keep those before it', async () => {
    const pool = await emptyDatabase()
    const broken = migration('20261124-0000-broken.sql', 'create table eggs (id int); select 1 / 0')
    await expect(migrate(pool, [birds, broken])).rejects.toThrow('broken.sql failed')
    expect(await tablesOf(pool)).toEqual(['birds', 'schema_migrations'])
    expect(await migrate(pool, [birds, songs])).toEqual({ applied: [songs.name] })
  })

  test('are applied once by nodes that start together', async () => {
    const pool = await emptyDatabase()
    const both = await Promise.all([migrate(pool, [birds, songs]), migrate(pool, [birds, songs])])
    expect(both.flatMap(({ applied }) => applied)).toEqual([birds.name, songs.name])
  })

  test.each(['songs.sql', '12-songs.sql', '20261123-songs.sql', '20261123-0915-.sql', '20261123-0915-Songs.sql'])(
    'are named by time and owner: %s is not',
    async (name) => {
      const file = path.join(folder, name)
      await writeFile(file, 'select 1')
      onTestFinished(() => rm(file))
      await expect(readMigrations(folder)).rejects.toThrow('named by time and owner')
    },
  )
})

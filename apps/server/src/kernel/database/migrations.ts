import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** Two nodes that start together must not migrate together; the number is arbitrary but fixed. */
const lockKey = 7_836_501

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/**
 * `20261123-0915-history-….sql`: when it was begun (UTC) and whose tables it changes. Those from before names had times
 * have four digits; they come first in the order of names.
 */
const named = /^(\d{4}|\d{8}-\d{4})-[a-z0-9]+(-[a-z0-9]+)*\.sql$/

/** Reads the migrations of a folder in the order in which they are applied where all are new. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const misnamed = names.filter((name) => !named.test(name))
  if (misnamed.length > 0) {
    throw new Error(`Migrations are named by time and owner (20261123-0915-history-…): ${misnamed.join(', ')}.`)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Applies whichever migrations the database has not had, under an advisory lock, one transaction for each. They are a
 * set: what two people wrote side by side is applied in the order of names where both are new, and in the order of
 * arrival elsewhere. Throws when an applied migration was edited or when the database is newer than the code.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<{ applied: string[] }> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const done = await client.query<Applied>('select name, checksum from schema_migrations')
    assertHistory(done.rows, migrations)
    const had = new Set(done.rows.map(({ name }) => name))
    const applied: string[] = []
    for (const migration of migrations) {
      if (had.has(migration.name)) continue
      await applyOne(client, migration)
      applied.push(migration.name)
    }
    return { applied }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
}

type Applied = Pick<Migration, 'name' | 'checksum'>

function assertHistory(done: readonly Applied[], migrations: readonly Migration[]): void {
  const known = new Map(migrations.map(({ name, checksum }) => [name, checksum]))
  for (const { name, checksum } of done) {
    if (!known.has(name)) {
      throw new Error(
        `The database has the migration ${name}, which this version does not know. Use the newer version.`,
      )
    }
    if (known.get(name) !== checksum) {
      throw new Error(`The migration ${name} was changed after it had been applied. Restore it and write a new one.`)
    }
  }
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    // What is acknowledged later takes all of this to the disk with it: no migration has to wait for that by itself.
    await client.query("set local lock_timeout = '5s'; set local synchronous_commit = off")
    await client.query(migration.sql)
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [
      migration.name,
      migration.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw new Error(`The migration ${migration.name} failed.`, { cause: error })
  }
}

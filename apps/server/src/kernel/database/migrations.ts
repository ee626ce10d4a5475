import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type pg from 'pg'

/** Two nodes that start together must not migrate together; the number is arbitrary but fixed. */
const lockKey = 7_836_501

export type Migration = { readonly name: string; readonly sql: string; readonly checksum: string }

/** Reads `0001-name.sql …` in order; every number may be used once. */
export async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).toSorted()
  const numbers = new Set(names.map((name) => Number.parseInt(name, 10)))
  if (numbers.has(Number.NaN) || numbers.size < names.length) {
    throw new Error(`The migrations in ${folder} must have one number each.`)
  }
  return Promise.all(
    names.map(async (name) => {
      const sql = await readFile(path.join(folder, name), 'utf8')
      return { name, sql, checksum: createHash('sha256').update(sql).digest('hex') }
    }),
  )
}

/**
 * Brings the schema up to date under an advisory lock, one transaction for each migration.
 * Throws when an applied migration was edited or when the database is newer than the code.
 */
export async function migrate(pool: pg.Pool, migrations: readonly Migration[]): Promise<{ applied: string[] }> {
  const client = await pool.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [lockKey])
    await client.query(`create table if not exists schema_migrations (
      name text primary key, checksum text not null, applied_at timestamptz not null default now())`)
    const done = await client.query<{ name: string; checksum: string }>(
      'select name, checksum from schema_migrations order by name',
    )
    assertHistory(done.rows, migrations)
    const applied: string[] = []
    for (const migration of migrations.slice(done.rows.length)) {
      await applyOne(client, migration)
      applied.push(migration.name)
    }
    return { applied }
  } finally {
    await client.query('select pg_advisory_unlock($1)', [lockKey]).catch(() => undefined)
    client.release()
  }
}

function assertHistory(done: readonly { name: string; checksum: string }[], migrations: readonly Migration[]): void {
  for (const [index, row] of done.entries()) {
    const migration = migrations[index]
    if (!migration)
      throw new Error(
        `The database has the migration ${row.name}, which this version does not know. Use the newer version.`,
      )
    if (migration.name !== row.name || migration.checksum !== row.checksum) {
      throw new Error(
        `The migration ${row.name} was changed after it had been applied. Restore it and write a new one.`,
      )
    }
  }
}

async function applyOne(client: pg.PoolClient, migration: Migration): Promise<void> {
  await client.query('begin')
  try {
    await client.query("set local lock_timeout = '5s'")
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

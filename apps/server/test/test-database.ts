import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { prepareQueue } from '../src/jobs/prepare-queue.ts'
import { migrate, readMigrations } from '../src/kernel/database/migrations.ts'
import { type ConnectionSettings, type Database, openDatabase } from '../src/kernel/database/database.ts'

export const templateDatabase = 'vireo_template'

/** Creates a migrated, empty database, which exists until `drop` is called. */
export async function createTestDatabase(): Promise<{
  connection: ConnectionSettings
  database: Database
  drop(): Promise<void>
}> {
  const server = inject('postgres')
  const name = `test_${randomBytes(8).toString('hex')}`
  // Copied as files: by way of the log, which is the default, each would cost more than twice as much.
  await asAdmin(`create database ${name} template ${templateDatabase} strategy file_copy`)
  const connection = { ...server, database: name }
  const database = openDatabase(connection, 8)
  noticeWritesOfTests(database)
  return {
    connection,
    database,
    drop: async () => {
      await database.close()
      await asAdmin(`drop database ${name} with (force)`)
    },
  }
}

/**
 * Counts writes of tests as changes: they go through the pool, past the product, which would go on with kept answers.
 */
function noticeWritesOfTests({ pool, db }: Database): void {
  const query: (...args: readonly unknown[]) => Promise<unknown> = pool.query.bind(pool)
  Object.assign(pool, {
    query: (...args: readonly unknown[]) =>
      query(...args).finally(() => {
        if (typeof args[0] === 'string' && !/^\s*select\b/i.test(args[0])) db.changes.count++
      }),
  })
}

/** Opens and migrates a database on a server of the test's own, for tests that stop it. */
export async function migratedDatabase(connection: ConnectionSettings): Promise<Database> {
  const database = openDatabase(connection, 8)
  await migrate(database.pool, await readMigrations(new URL('../migrations', import.meta.url).pathname))
  await prepareQueue(database.pool)
  return database
}

/** Creates a database that is dropped after the test. */
export async function useTestDatabase(): Promise<Database> {
  const { database, drop } = await createTestDatabase()
  onTestFinished(drop)
  return database
}

async function asAdmin(statement: string): Promise<void> {
  const admin = new pg.Client(inject('postgres'))
  await admin.connect()
  try {
    await admin.query(statement)
  } finally {
    await admin.end()
  }
}

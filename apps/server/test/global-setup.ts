import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import { prepareQueue } from '../src/jobs/prepare-queue.ts'
import { migrate, readMigrations } from '../src/kernel/database/migrations.ts'
import { templateDatabase } from './test-database.ts'

const migrationsFolder = new URL('../migrations', import.meta.url).pathname

/**
 * Starts one PostgreSQL for the whole run, with a migrated database that every test file copies. Answers what stops it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vireo-test-'))
  // A test database may be lost in a power cut; what must survive one is tested with its own server. Nobody but a
  // superuser may drop a database that autovacuum is at work in, and databases of seconds need no vacuuming.
  const postgres = await openEmbeddedPostgres({
    dataDir: path.join(folder, 'postgres'),
    role: 'owner',
    settings: { fsync: 'off', autovacuum: 'off', max_connections: '200' },
  })
  const { connection } = postgres
  const admin = new pg.Client(connection)
  await admin.connect()
  await admin.query(`create database ${templateDatabase}`)
  await admin.end()
  const pool = new pg.Pool({ ...connection, database: templateDatabase })
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  await migrate(pool, await readMigrations(migrationsFolder))
  await prepareQueue(pool)
  await pool.end()
  project.provide('postgres', { ...connection })
  return async () => {
    await postgres.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: { host: string; port: number; user: string; password: string; database: string }
  }
}

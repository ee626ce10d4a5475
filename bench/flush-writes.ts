import path from 'node:path'
import pg from 'pg'
import { dataFolderAt, openEmbeddedPostgres, readCredentials } from '@vireo/embedded-postgres'
import type { ServerUnderTest } from './server-under-test.ts'

/**
 * Flushes to disk what was just filled in, so that it does not happen while measuring. The product's own role may not
 * ask for that, and is not given the right for a bench.
 */
export async function flushWrites({ dataDir }: ServerUnderTest): Promise<void> {
  const root = path.join(dataDir, 'postgres')
  const { superuser } = await readCredentials(dataFolderAt(root).cluster)
  const postgres = await openEmbeddedPostgres({ dataDir: root, role: 'guest' })
  const client = new pg.Client({ ...postgres.connection, user: 'postgres', password: superuser, database: 'postgres' })
  await client.connect()
  try {
    await client.query('checkpoint')
  } finally {
    await client.end()
    await postgres.stop()
  }
}

import { Logger, runMigrations } from 'graphile-worker'
import type { Database } from '../kernel/database/database.ts'

/**
 * Makes or updates the tables of the queue, so that work can be queued before a worker has ever run: by a
 * process that only answers requests, and by the command line.
 */
export async function prepareQueue(pool: Database['pool']): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => undefined) })
}

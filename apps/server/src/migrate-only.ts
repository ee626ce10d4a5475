import path from 'node:path'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { prepareQueue } from './jobs/prepare-queue.ts'
import { migrate, readMigrations } from './kernel/database/migrations.ts'
import { openServerDatabase } from './open-server-database.ts'
import { projectRoot } from './project-root.ts'

/** Brings the schema up to date and ends. */
export async function migrateOnly(config: Config, log: Logger): Promise<void> {
  const server = await openServerDatabase(config, 'guest', log)
  try {
    const { applied } = await migrate(
      server.database.pool,
      await readMigrations(path.join(projectRoot(), 'apps/server/migrations')),
    )
    await prepareQueue(server.database.pool)
    process.stdout.write(applied.length === 0 ? 'The schema is up to date.\n' : `Applied ${applied.join(', ')}.\n`)
  } finally {
    await server.close()
  }
}

import path from 'node:path'
import type { Logger } from 'pino'
import { openEmbeddedPostgres } from '@vireo/embedded-postgres'
import type { Config } from './config.ts'
import { type ConnectionSettings, type Database, openDatabase } from './kernel/database/database.ts'

export type ServerDatabase = {
  readonly database: Database
  readonly connection: ConnectionSettings
  readonly embedded: boolean
  close(): Promise<void>
}

/** Opens the configured database: a server by its URL, or the embedded one of the data folder. */
export async function openServerDatabase(
  config: Config,
  role: 'owner' | 'guest',
  log: Logger,
): Promise<ServerDatabase> {
  if (config.DATABASE_URL) {
    const connection = { connectionString: config.DATABASE_URL }
    const database = openDatabase(connection, config.DATABASE_POOL_SIZE)
    return { database, connection, embedded: false, close: () => database.close() }
  }
  const postgres = await openEmbeddedPostgres({
    dataDir: path.join(config.dataDir, 'postgres'),
    role,
    log: { info: (message) => log.debug(message), warn: (message) => log.warn(message) },
  })
  const database = openDatabase(postgres.connection, config.DATABASE_POOL_SIZE)
  return {
    database,
    connection: postgres.connection,
    embedded: true,
    close: async () => {
      await database.close()
      await postgres.stop()
    },
  }
}

import { openDatabase } from '../src/kernel/database/database.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/**
 * Starts another process of the same instance, with connections of its own to the same database and with the same files
 * and keys.
 */
export function startSecondNode(first: TestServer, options: TestServerOptions = {}): Promise<TestServer> {
  const { host, port, user, password, database } = first.database.pool.options
  return startTestServer({
    ...options,
    database: openDatabase({ host, port, user, password, database }, 8),
    ports: { storage: first.ports.storage, ...options.ports },
  })
}

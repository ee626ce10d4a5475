import { openDatabase } from '../src/kernel/database/database.ts'
import { startTestServer, type TestServer, type TestServerOptions } from './test-server.ts'

/** Another process of the same instance: connections of its own to the same database, the same files and keys. */
export function startSecondNode(first: TestServer, options: TestServerOptions = {}): Promise<TestServer> {
  const { host, port, user, password, database } = first.database.pool.options
  return startTestServer({
    ...options,
    database: openDatabase({ host, port, user, password, database }, 8),
    ports: { storage: first.ports.storage, ...options.ports },
  })
}

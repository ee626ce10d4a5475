import path from 'node:path'
import { type Account, type BuiltServer, signUp, startBuiltServer } from '../tools/run/built-server.ts'

export const root = path.resolve(import.meta.dirname, '..')

const settlingMs = 5000

export type ServerUnderTest = BuiltServer &
  Omit<Account, 'email'> & {
    /** The key of somebody else, with a workspace of their own on the same plan. */
    newcomersKey(): Promise<string>
    /** Resident memory of the server process before it was asked for anything. */
    readonly idleBytes: number
  }

/** Starts the built server as a process, with an enterprise account and a data folder that is removed with it. */
export async function startServerUnderTest(): Promise<ServerUnderTest> {
  const server = await startBuiltServer(root, {
    VIREO_LOG_LEVEL: 'warn',
    VIREO_DEFAULT_TIER: 'enterprise',
    VIREO_CONCURRENCY_OVERRIDE: '64',
    // A bench is one caller that asks for more than any other would.
    VIREO_LIMIT_CONNECTIONS_PER_ADDRESS: '0',
    VIREO_LIMIT_REQUESTS_PER_SECOND: '0,0,0,0',
    VIREO_LIMIT_RUNNING_REQUESTS: '0,0,0,0',
    VIREO_LIMIT_SOCKETS: '0,0,0,0',
  })
  await new Promise((resolve) => setTimeout(resolve, settlingMs))
  const idleBytes = server.rssBytes()
  let newcomers = 0
  return {
    ...server,
    ...(await signUp(server.url, 'bench@example.test')),
    idleBytes,
    newcomersKey: async () => (await signUp(server.url, `newcomer-${newcomers++}@example.test`)).apiKey,
  }
}

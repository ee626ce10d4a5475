import { setTimeout as delay } from 'node:timers/promises'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { ensureCluster } from './ensure-cluster.ts'
import { livingIn } from './participants/presence.ts'
import { inspectServer, type EmbeddedConnection, type ServerState } from './participants/running-server.ts'
import { removeRemains, shutDown } from './shut-down.ts'
import { serverPort, startServer, type StartOptions } from './start-server.ts'

export type Role = 'owner' | 'guest'

export type FoundServer = {
  readonly pid: number
  readonly connection: EmbeddedConnection
  /** It was running before we came. */
  readonly adopted: boolean
}

const waitMsMax = 300_000

/**
 * Makes sure that the cluster exists and its server runs: joins a healthy one, waits for one that is
 * starting, recovers a dead or deaf one. Call it only while nobody else can be starting or stopping it.
 */
export async function ensureServer(options: StartOptions, role: Role): Promise<FoundServer> {
  await ensureCluster(options)
  const untilMs = performance.now() + waitMsMax
  for (let adopted = true; ;) {
    const state = await inspectServer(options.folder.cluster, options.account)
    const decision = await decide(state, options, role)
    if (typeof decision === 'object') return { ...decision, adopted }
    if (decision === 'replace') {
      await replaceServer(options)
      adopted = false
    } else if (performance.now() > untilMs) {
      throw new EmbeddedPostgresError('busy', `The database in ${options.folder.root} runs but takes no connections.`)
    } else {
      await delay(20)
    }
  }
}

type Decision = { readonly pid: number; readonly connection: EmbeddedConnection } | 'wait' | 'replace'

async function decide(state: ServerState, options: StartOptions, role: Role): Promise<Decision> {
  switch (state.kind) {
    case 'absent':
      return 'replace'
    case 'starting':
      return 'wait'
    case 'unreachable':
      // A guest leaves the mending to an owner, if there is one.
      if (role === 'guest' && (await livingIn(options.socketFolder, 'owner')).length > 0) return 'wait'
      options.log.warn(`Ending what is left of a database server that cannot be reached (${state.pids.join(', ')}).`)
      return 'replace'
    case 'elsewhere':
      if (role === 'guest') return { pid: state.pid, connection: state.connection }
      throw new EmbeddedPostgresError(
        'owner-running',
        `The database in ${options.folder.root} is already run by another container or machine (process ${state.pid} there). Stop that one first.`,
      )
    case 'running':
      if (role === 'guest' || state.version === options.binaries.version)
        return { pid: state.pid, connection: state.connection }
      options.log.info(`Restarting the running database ${state.version} as ${options.binaries.version}.`)
      return 'replace'
  }
}

async function replaceServer(options: StartOptions): Promise<void> {
  const { cluster } = options.folder
  await shutDown(cluster, options.account, options.log, options.patience)
  await removeRemains(cluster, options.socketFolder, serverPort)
  await startServer(options)
}

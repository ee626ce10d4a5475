import { readFile } from 'node:fs/promises'
import path from 'node:path'
import pg from 'pg'
import { applicationName } from '../create-cluster.ts'
import { readCredentials } from '../accounts/credentials.ts'
import { errorCode } from '../error-code.ts'
import { answers } from './presence.ts'
import { markOf, serverProcesses } from '../server-processes.ts'
import type { ServerAccount } from '../accounts/server-account.ts'

/** What a `pg.Pool` needs to reach the server as the product's role. */
export type EmbeddedConnection = {
  /** The socket folder. */
  readonly host: string
  readonly port: number
  readonly user: string
  readonly password: string
  readonly database: string
}

/** What `postmaster.pid` says. It may be outdated or half-written: believe it only after checking. */
export type PidFile = {
  readonly pid: number
  readonly port: number
  readonly socketFolder: string
  readonly isReady: boolean
}

/** Reads `postmaster.pid` of a cluster; undefined when there is none or it is incomplete. */
export async function readPidFile(cluster: string): Promise<PidFile | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch((error: unknown) => {
    if (['ENOENT', 'ENOTDIR'].includes(errorCode(error))) return ''
    throw error
  })
  const [pid, , , port, socketFolder, , , status] = text.split('\n').map((line) => line.trim())
  if (!/^[1-9]\d*$/.test(pid ?? '') || !/^[1-9]\d*$/.test(port ?? '') || !socketFolder?.startsWith('/'))
    return undefined
  return { pid: Number(pid), port: Number(port), socketFolder, isReady: status === 'ready' }
}

/**
 * The state of a cluster's server.
 * `running`: its main process is on this cluster and accepted our password on its socket.
 * `elsewhere`: it answers, but its process is not among ours (another container on the same folder).
 * `starting`: it is there but does not take us yet. `unreachable`: processes are there, no connection is possible.
 */
export type ServerState =
  | {
      readonly kind: 'running' | 'elsewhere'
      readonly pid: number
      readonly connection: EmbeddedConnection
      readonly version: string
    }
  | { readonly kind: 'starting' | 'unreachable'; readonly pids: readonly number[] }
  | { readonly kind: 'absent' }

/** Determines the state of a cluster's server from its pid file, its processes and its answer on the socket. */
export async function inspectServer(cluster: string, account: ServerAccount): Promise<ServerState> {
  const file = await readPidFile(cluster)
  const pids = (await serverProcesses(await markOf(cluster), account)).map(({ pid }) => pid)
  const isLocal = file !== undefined && pids.includes(file.pid)
  if (file === undefined || (!isLocal && !(await answers(socketPathOf(file)))))
    return pids.length === 0 ? { kind: 'absent' } : { kind: 'unreachable', pids }
  if (isLocal && !file.isReady) return { kind: 'starting', pids }
  const { superuser, application } = await readCredentials(cluster)
  const greeting = await greet(cluster, file, superuser)
  if (greeting.kind !== 'answered') return { kind: greeting.kind, pids }
  const kind = isLocal ? 'running' : 'elsewhere'
  return { kind, pid: file.pid, version: greeting.version, connection: connectionTo(file, application) }
}

function connectionTo({ socketFolder, port }: PidFile, password: string): EmbeddedConnection {
  return { host: socketFolder, port, user: applicationName, password, database: applicationName }
}

/** Answers the path of PostgreSQL's socket for a port. */
export function socketPathOf({ socketFolder, port }: { socketFolder: string; port: number }): string {
  return path.join(socketFolder, `.s.PGSQL.${port}`)
}

type Greeting = { readonly kind: 'answered'; readonly version: string } | { readonly kind: 'starting' | 'unreachable' }

/** Greets a server under our password. SCRAM proves both sides: only the cluster that knows it can let us in. */
async function greet(cluster: string, { socketFolder, port }: PidFile, password: string): Promise<Greeting> {
  const target = { host: socketFolder, port, user: 'postgres', password, database: 'postgres' }
  const client = new pg.Client({ ...target, connectionTimeoutMillis: 10_000, query_timeout: 10_000 })
  client.on('error', () => undefined)
  try {
    await client.connect()
    const { rows } = await client.query<{ version: string; mark: string }>(
      `select current_setting('server_version') as version, current_setting('cluster_name') as mark`,
    )
    const [row] = rows
    if (row?.mark !== (await markOf(cluster))) return { kind: 'unreachable' }
    return { kind: 'answered', version: row.version }
  } catch (error) {
    // 57P03: "the database system is starting up" or shutting down; 53300: all connections are taken.
    return { kind: ['57P03', '53300'].includes(errorCode(error)) ? 'starting' : 'unreachable' }
  } finally {
    await client.end().catch(() => undefined)
  }
}

import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { dataFolderAt } from '../files/data-folder.ts'
import { livingIn } from './presence.ts'
import { inspectServer, type EmbeddedConnection } from './running-server.ts'
import { chooseServerAccount } from '../accounts/server-account.ts'

export type RunningServer = {
  readonly pid: number
  /** Absent while the server is starting, stopping or cannot be reached. */
  readonly connection?: EmbeddedConnection
  /** The process that owns it; absent when it runs for guests or was left behind. */
  readonly ownerPid?: number
}

/** Finds the server that runs on a data folder, if any. Changes nothing and starts nothing. */
export async function findRunningServer(dataDir: string): Promise<RunningServer | undefined> {
  const root = await realpath(path.resolve(dataDir)).catch(() => undefined)
  if (root === undefined) return undefined
  const { cluster } = dataFolderAt(root)
  if (!(await stat(cluster).catch(() => undefined))) return undefined
  const state = await inspectServer(cluster, await chooseServerAccount(root))
  if (state.kind === 'absent') return undefined
  if ('pids' in state) {
    const [pid] = state.pids
    return pid === undefined ? undefined : { pid }
  }
  const [owner] = await livingIn(state.connection.host, 'owner')
  return { pid: state.pid, connection: state.connection, ...(owner && { ownerPid: owner.pid }) }
}

import { unlink } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { errorCode } from './error-code.ts'
import type { LauncherLog } from './files/launcher-log.ts'
import { socketPathOf } from './participants/running-server.ts'
import type { ServerAccount } from './accounts/server-account.ts'
import { markOf, serverProcesses } from './server-processes.ts'

/** How long each way of asking gets before the next, harder one. */
export type ShutdownPatience = { readonly fastMs: number; readonly immediateMs: number; readonly killMs: number }

export const usualPatience: ShutdownPatience = { fastMs: 30_000, immediateMs: 5_000, killMs: 5_000 }

/**
 * Ends every process of the cluster's server: a fast shutdown (open transactions roll back, everything is
 * on disk), then an immediate one (recovered from the log at the next start), then kill. Orphans of a dead
 * main process are given the same. Returns when none is left; harmless when there was none.
 */
export async function shutDown(
  cluster: string,
  account: ServerAccount,
  log: LauncherLog,
  patience: ShutdownPatience = usualPatience,
): Promise<void> {
  const mark = await markOf(cluster)
  const steps = [
    { signal: 'SIGINT', waitMs: patience.fastMs },
    { signal: 'SIGQUIT', waitMs: patience.immediateMs },
    { signal: 'SIGKILL', waitMs: patience.killMs },
  ] as const
  for (const { signal, waitMs } of steps) {
    const processes = await serverProcesses(mark, account)
    if (processes.length === 0) return
    if (signal !== 'SIGINT') log.warn(`The database did not stop; sending ${signal}.`)
    // The main process takes its children along. Orphans leave by themselves; to them SIGINT means other things.
    const main = processes.find(({ isMain }) => isMain)?.pid
    const all = processes.map(({ pid }) => pid)
    const told = signal === 'SIGKILL' ? all : main !== undefined ? [main] : signal === 'SIGQUIT' ? all : []
    for (const pid of told) sendSignal(pid, signal)
    // Killed, they go in any order; asked, a main process that left others behind was not obeyed.
    const leader = signal === 'SIGKILL' ? undefined : main
    if (await isGone(mark, account, leader, leader === undefined ? Math.min(waitMs, 5000) : waitMs)) return
  }
  throw new EmbeddedPostgresError('busy', `The database processes of ${cluster} cannot be ended.`)
}

function sendSignal(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error
  }
}

async function isGone(
  mark: string,
  account: ServerAccount,
  mainPid: number | undefined,
  waitMs: number,
): Promise<boolean> {
  const untilMs = performance.now() + waitMs
  do {
    const processes = await serverProcesses(mark, account)
    if (processes.length === 0) return true
    // The main process leaves last; when only others are left, it was killed.
    if (mainPid !== undefined && processes.every(({ pid }) => pid !== mainPid)) return false
    await new Promise((resolve) => void setTimeout(resolve, 20))
  } while (performance.now() < untilMs)
  return false
}

/**
 * Removes what a server that died leaves behind: an outdated or half-written `postmaster.pid`, over which
 * the next start could stumble when the process id was given to another program, and its socket. Call it
 * only while nobody else can be starting and no process of the cluster is left.
 */
export async function removeRemains(cluster: string, socketFolder: string, port: number): Promise<void> {
  const socket = socketPathOf({ socketFolder, port })
  for (const remains of [path.join(cluster, 'postmaster.pid'), socket, `${socket}.lock`]) {
    await unlink(remains).catch((error: unknown) => {
      if (errorCode(error) !== 'ENOENT') throw error
    })
  }
}

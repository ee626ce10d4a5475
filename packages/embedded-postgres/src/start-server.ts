import { spawn } from 'node:child_process'
import { constants } from 'node:fs'
import { open, readFile, unlink } from 'node:fs/promises'
import type { Binaries } from './binaries/binaries.ts'
import type { DataFolder } from './files/data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import type { LauncherLog } from './files/launcher-log.ts'
import { readPidFile } from './participants/running-server.ts'
import { asAccount, cannotRun, dataDirectoryFor, serverEnvironment } from './run-program.ts'
import type { ServerAccount } from './accounts/server-account.ts'
import { markOf } from './server-processes.ts'
import { serverArguments, type ServerSettings } from './settings.ts'
import type { ShutdownPatience } from './shut-down.ts'

/** Only the name of the socket depends on it: every cluster has a socket folder of its own. */
export const serverPort = 5432

export type StartOptions = {
  readonly folder: DataFolder
  readonly socketFolder: string
  readonly binaries: Binaries
  readonly account: ServerAccount
  readonly settings: ServerSettings
  readonly log: LauncherLog
  readonly patience: ShutdownPatience
}

/**
 * Starts the server and returns when it takes connections, which after a crash is after recovery. It runs
 * in a session of its own (a Ctrl-C at the terminal reaches us, not it) and holds none of our pipes.
 */
export async function startServer(options: StartOptions): Promise<void> {
  const { folder, account, binaries } = options
  const args = serverArguments({
    ...options,
    dataDirectory: await dataDirectoryFor(account, folder.cluster),
    mark: await markOf(folder.cluster),
    port: serverPort,
  })
  // Made anew each time: root follows no link that somebody put there.
  await unlink(folder.startLog).catch(() => undefined)
  const output = await open(folder.startLog, constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL, 0o600)
  if (account.isOther) await output.chown(account.uid, account.gid)
  const child = spawn(binaries.postgres, args, {
    ...asAccount(account, folder.cluster),
    env: serverEnvironment,
    detached: true,
    stdio: ['ignore', output.fd, output.fd],
  })
  child.unref()
  const ended = new Promise<Error | 'ended'>((resolve) => {
    child.once('error', (error) => resolve(cannotRun(binaries.postgres, account, error)))
    child.once('exit', () => resolve('ended'))
  })
  try {
    await waitUntilReady(options, child.pid, ended)
  } finally {
    await output.close()
  }
}

async function waitUntilReady(
  { folder, log }: StartOptions,
  pid: number | undefined,
  ended: Promise<Error | 'ended'>,
): Promise<void> {
  const startedAtMs = performance.now()
  let nextNoteAtMs = startedAtMs + 10_000
  for (;;) {
    const outcome = await Promise.race([
      ended,
      new Promise<'waiting'>((resolve) => void setTimeout(resolve, 5, 'waiting')),
    ])
    if (outcome instanceof Error) throw outcome
    if (outcome === 'ended') throw await lastWords(folder)
    const file = await readPidFile(folder.cluster)
    if (file?.pid === pid && file?.isReady) return
    if (performance.now() < nextNoteAtMs) continue
    nextNoteAtMs += 10_000
    log.info(
      `The database has been starting for ${Math.round((performance.now() - startedAtMs) / 1000)} s; after a crash it first replays its log.`,
    )
  }
}

async function lastWords(folder: DataFolder): Promise<EmbeddedPostgresError> {
  const text = await readFile(folder.startLog, 'utf8').catch(() => '')
  return new EmbeddedPostgresError(
    'not-started',
    `The database did not start. It said: ${text.trim().slice(-2000) || 'nothing'} (more in ${folder.cluster}/log)`,
  )
}

import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { findBinariesPackage, prepareBinaries } from './binaries/binaries.ts'
import { makeDataFolder } from './files/data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { ensureServer, type FoundServer, type Role } from './ensure-server.ts'
import { silentLog, type LauncherLog } from './files/launcher-log.ts'
import { moveToOwnAccount } from './accounts/move-to-own-account.ts'
import { announce, exclusively, livingIn, type Presence } from './participants/presence.ts'
import { writePrivateFile } from './files/private-file.ts'
import { pruneLogs } from './files/prune-logs.ts'
import type { EmbeddedConnection } from './participants/running-server.ts'
import { chooseServerAccount } from './accounts/server-account.ts'
import { isServerProcess, markOf } from './server-processes.ts'
import type { ServerSettings } from './settings.ts'
import { shutDown, usualPatience, type ShutdownPatience } from './shut-down.ts'
import { inSocketFolder, removeTemporarySocketFolder } from './files/socket-folder.ts'
import type { StartOptions } from './start-server.ts'
import { watchServer } from './watch-server.ts'

export type OpenOptions = {
  /** A folder for the database alone; made when missing. */
  readonly dataDir: string
  /** The one owner runs the server; guests join it, or run it for as long as a guest is there. */
  readonly role: Role
  readonly log?: LauncherLog
  /** PostgreSQL settings that differ from ours. */
  readonly settings?: ServerSettings
  /** The unpacked `@embedded-postgres/<platform>` package; the installed one by default. */
  readonly packageFolder?: string
  /** How long a server that does not stop is asked before it is asked harder. */
  readonly patience?: ShutdownPatience
}

export type EmbeddedPostgres = {
  readonly connection: EmbeddedConnection
  /** We run the server: it is the owner's, or this guest started it. */
  readonly ownedByUs: boolean
  /** It was already running. */
  readonly adopted: boolean
  /** The owner stops the server; a guest does when it runs on behalf of guests and no other is left. */
  stop(): Promise<void>
}

/**
 * Opens the database of a data folder: makes it at first use, starts or joins its server.
 * Nobody but this account (and root) can reach it: no TCP, a socket in a 0700 folder, and on it SCRAM with
 * random passwords that lie 0600 in the cluster. `peer` would need every account to have a name and would
 * let in whatever else runs as `nobody`. Throws `EmbeddedPostgresError`.
 */
export async function openEmbeddedPostgres(options: OpenOptions): Promise<EmbeddedPostgres> {
  const log = options.log ?? silentLog
  const packageFolder = options.packageFolder ?? findBinariesPackage()
  const earlier = await chooseServerAccount(path.resolve(options.dataDir))
  const folder = await makeDataFolder(options.dataDir, earlier)
  return inSocketFolder(folder, earlier, async (socketFolder) => {
    await refuseSecondOwner(socketFolder, folder.root, options.role)
    return exclusively(socketFolder, earlier, async () => {
      await refuseSecondOwner(socketFolder, folder.root, options.role)
      const account = await moveToOwnAccount(folder, socketFolder, earlier, log)
      const binaries = await prepareBinaries(packageFolder, folder, account, log)
      const { settings = {}, patience = usualPatience } = options
      const start = { folder, socketFolder, binaries, account, log, settings, patience }
      const presence = await announce(socketFolder, options.role, account)
      try {
        const found = await ensureServer(start, options.role)
        await rememberForWhom(start, options.role, found)
        return await handleOf(start, options.role, found, presence)
      } catch (error) {
        await presence.withdraw()
        throw error
      }
    })
  })
}

async function refuseSecondOwner(socketFolder: string, dataDir: string, role: Role): Promise<void> {
  const [owner] = role === 'owner' ? await livingIn(socketFolder, 'owner') : []
  if (owner)
    throw new EmbeddedPostgresError(
      'owner-running',
      `The database in ${dataDir} is already in use by the process ${owner.pid}. Stop that process first, or use another data folder.`,
    )
}

const guestMark = 'started-for-guests'

/** Notes the server that runs for guests only; an owner that takes it over removes the note. */
async function rememberForWhom(start: StartOptions, role: Role, found: FoundServer): Promise<void> {
  const note = path.join(start.socketFolder, guestMark)
  if (role === 'owner') await rm(note, { force: true })
  else if (!found.adopted) await writePrivateFile(note, String(found.pid), start.account)
}

async function runsForGuests(start: StartOptions, pid: number): Promise<boolean> {
  const note = await readFile(path.join(start.socketFolder, guestMark), 'utf8').catch(() => '')
  return note === String(pid)
}

async function handleOf(
  start: StartOptions,
  role: Role,
  found: FoundServer,
  presence: Presence,
): Promise<EmbeddedPostgres> {
  const { folder, account, socketFolder, log } = start
  const mark = await markOf(folder.cluster)
  let { pid } = found
  const watch =
    role === 'owner'
      ? watchServer(
          {
            isAlive: () => isServerProcess(pid, mark),
            revive: () =>
              exclusively(socketFolder, account, async () => {
                pid = (await ensureServer(start, role)).pid
              }),
            keepHouse: () => pruneLogs(folder.cluster),
          },
          log,
        )
      : undefined
  const leave = async (): Promise<void> => {
    await watch?.end()
    const isOver = await exclusively(socketFolder, account, async () => {
      await presence.withdraw()
      const others = await livingIn(socketFolder, 'owner', 'guest')
      const isOurs = role === 'owner' || (others.length === 0 && (await runsForGuests(start, pid)))
      if (isOurs) await shutDown(folder.cluster, account, log, start.patience)
      if (isOurs) await rm(path.join(socketFolder, guestMark), { force: true })
      return isOurs
    })
    if (isOver) await removeTemporarySocketFolder(folder, socketFolder)
  }
  let leaving: Promise<void> | undefined
  return {
    connection: found.connection,
    ownedByUs: role === 'owner' || !found.adopted,
    adopted: found.adopted,
    stop: () => (leaving ??= leave()),
  }
}

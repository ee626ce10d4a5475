import { chmod, lchown, mkdir, readdir, realpath, rm } from 'node:fs/promises'
import path from 'node:path'
import type { LauncherLog } from './launcher-log.ts'
import { ownerOfNearest, type ServerAccount } from '../accounts/server-account.ts'

/** What lies where in the data folder. Only the launcher knows these names. */
export type DataFolder = {
  readonly root: string
  /** PostgreSQL's own data directory; exists only once it is complete. */
  readonly cluster: string
  /** Last words of a server that did not come up. */
  readonly startLog: string
  /** Beginning of the names of clusters in the making. */
  readonly unfinishedPrefix: string
}

/** Lays out the paths of a data folder. */
export function dataFolderAt(dataDir: string): DataFolder {
  const root = path.resolve(dataDir)
  return {
    root,
    cluster: path.join(root, 'cluster'),
    startLog: path.join(root, 'start.log'),
    unfinishedPrefix: 'unfinished-',
  }
}

/**
 * Makes the data folder where it is missing: for the server account when it lies among that account's own
 * folders, else for root and open to be passed through. Existing folders keep their permissions.
 * Returns it with links in its path resolved.
 */
export async function makeDataFolder(dataDir: string, account: ServerAccount): Promise<DataFolder> {
  const wanted = path.resolve(dataDir)
  const given = account.isOther && (await ownerOfNearest(wanted))?.uid === account.uid
  const mode = account.isOther && !given ? 0o711 : 0o700
  const firstMade = await mkdir(wanted, { recursive: true, mode })
  for (const made of firstMade === undefined ? [] : foldersBetween(firstMade, wanted)) {
    await chmod(made, mode)
    if (given) await lchown(made, account.uid, account.gid)
  }
  return dataFolderAt(await realpath(wanted))
}

function foldersBetween(top: string, bottom: string): string[] {
  return top === bottom ? [top] : [...foldersBetween(top, path.dirname(bottom)), bottom]
}

/** Removes what an interrupted first start left. Call it only while nobody else can be starting. */
export async function removeUnfinishedClusters(folder: DataFolder, log: LauncherLog): Promise<void> {
  for (const name of await readdir(folder.root)) {
    if (!name.startsWith(folder.unfinishedPrefix)) continue
    log.warn(`Removing ${name}: an earlier first start of the database was interrupted.`)
    await rm(path.join(folder.root, name), { recursive: true, force: true, maxRetries: 5 })
  }
}

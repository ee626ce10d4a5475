import { stat } from 'node:fs/promises'
import type { DataFolder } from '../files/data-folder.ts'
import type { LauncherLog } from '../files/launcher-log.ts'
import { isSharedAccount, ownAccountFor } from './own-account.ts'
import { livingIn } from '../participants/presence.ts'
import { giveFolder } from '../files/private-file.ts'
import type { ServerAccount } from './server-account.ts'
import { shutDown } from '../shut-down.ts'

/**
 * Gives a database that earlier releases ran as `nobody`, as which anything may run, to numbers of its own. Its server,
 * should one be left, is ended first. Call it only while nobody else can be starting it. Whoever uses it now keeps it
 * as it is until the next start; a folder that the operator gave to `nobody` stays with them.
 */
export async function moveToOwnAccount(
  folder: DataFolder,
  socketFolder: string,
  account: ServerAccount,
  log: LauncherLog,
): Promise<ServerAccount> {
  if (!account.isOther || !(await isSharedAccount(account))) return account
  const hasCluster = await stat(folder.cluster).catch(() => undefined)
  const own = await ownAccountFor(folder.root)
  if (!hasCluster || !own || (await stat(folder.root)).uid !== 0) {
    log.warn('The database runs as "nobody": whatever else runs as that account can read it.')
    return account
  }
  if ((await livingIn(socketFolder, 'owner', 'guest')).length > 0) return account
  log.info(`The database ran as "nobody"; from now on it runs as the account ${own.uid}, which nothing else has.`)
  await shutDown(folder.cluster, account, log)
  await giveFolder(socketFolder, own)
  // The cluster itself last: it says whose all this is, so that an interrupted move is taken up again.
  await giveFolder(folder.cluster, own)
  return { ...own, isOther: true }
}

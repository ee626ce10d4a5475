import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { createCluster } from './create-cluster.ts'
import { removeUnfinishedClusters } from './files/data-folder.ts'
import { EmbeddedPostgresError } from './embedded-postgres-error.ts'
import { errorCode } from './error-code.ts'
import { giveFolder } from './files/private-file.ts'
import type { ServerAccount } from './accounts/server-account.ts'
import type { StartOptions } from './start-server.ts'

/** Makes the cluster at first use; refuses one of another major version without touching it. */
export async function ensureCluster({ folder, binaries, account, log }: StartOptions): Promise<void> {
  await removeUnfinishedClusters(folder, log)
  const major = await majorVersionOf(folder.cluster)
  if (major === undefined) {
    log.info(`Creating the database in ${folder.root}.`)
    await createCluster(folder, binaries, account)
    return
  }
  if (major !== String(binaries.major))
    throw new EmbeddedPostgresError(
      'version-mismatch',
      `The database in ${folder.root} was made by PostgreSQL ${major}, and this release brings PostgreSQL ${binaries.major}, which cannot read it. Nothing was changed. Start the release that brings PostgreSQL ${major}, make a backup with it, and restore that into an empty data folder with this release.`,
    )
  await giveToAccount(folder.cluster, account)
}

/**
 * Reads the major version of a cluster; undefined when there is none yet. Throws EmbeddedPostgresError for a folder
 * without a database.
 */
async function majorVersionOf(cluster: string): Promise<string | undefined> {
  if (!(await stat(cluster).catch(() => undefined))) return undefined
  try {
    return (await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).trim()
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error
    throw new EmbeddedPostgresError(
      'unusable-folder',
      `${cluster} holds no database. Restore it from a backup, or move it away to begin with an empty database.`,
    )
  }
}

/** Gives a cluster that root copied here to the server account, since PostgreSQL does not run as root. */
async function giveToAccount(cluster: string, account: ServerAccount): Promise<void> {
  if (!account.isOther || (await stat(cluster)).uid !== 0) return
  await giveFolder(cluster, account)
}

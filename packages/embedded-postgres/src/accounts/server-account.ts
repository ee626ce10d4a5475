import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import { accountNamed, ownAccountFor } from './own-account.ts'

/** The account the server process runs as. `isOther` when the launcher is root and must switch to it. */
export type ServerAccount = { readonly uid: number; readonly gid: number; readonly isOther: boolean }

/**
 * Chooses who runs the server: ourselves when we are an ordinary user. PostgreSQL refuses root, so root
 * hands it to, in this order: the owner of the existing cluster, the owner of the data folder (or of the
 * folder it will be made in), an account named `vireo`, numbers that nothing else runs as, `nobody`.
 */
export async function chooseServerAccount(dataDir: string): Promise<ServerAccount> {
  const uid = process.getuid?.()
  const gid = process.getgid?.()
  if (uid === undefined || gid === undefined) throw new EmbeddedPostgresError('unsupported-platform', noAccounts)
  const cluster = await ownerOf(path.join(dataDir, 'cluster'))
  if (uid !== 0) {
    if (cluster && cluster.uid !== uid)
      throw new EmbeddedPostgresError(
        'unusable-folder',
        `The database in ${dataDir} belongs to the account ${cluster.uid}, and this process is ${uid}. Run it as that account or as root.`,
      )
    return { uid, gid, isOther: false }
  }
  const fitting = [cluster, await ownerOfNearest(dataDir)].find((owner) => owner !== undefined && owner.uid !== 0)
  if (fitting) return { ...fitting, isOther: true }
  const account = (await accountNamed('vireo')) ?? (await ownAccountFor(dataDir)) ?? (await accountNamed('nobody'))
  if (!account) throw new EmbeddedPostgresError('unsupported-platform', noAccounts)
  return { ...account, isOther: true }
}

/**
 * Tells whether the account can walk to `target` and has all of the wanted permission bits there (4 read, 2 write, 1
 * enter or run). Looks at owner, group and others, not at access lists.
 */
export async function canReach(account: ServerAccount, target: string, wanted: number): Promise<boolean> {
  const real = await realpath(target).catch(() => undefined)
  if (real === undefined) return false
  if (!(await allows(account, real, wanted))) return false
  for (let folder = path.dirname(real); ; folder = path.dirname(folder)) {
    if (!(await allows(account, folder, 1))) return false
    if (folder === path.dirname(folder)) return true
  }
}

async function allows(account: ServerAccount, target: string, wanted: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(target)
  const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
  return (bits & wanted) === wanted
}

async function ownerOf(target: string): Promise<{ uid: number; gid: number } | undefined> {
  try {
    const { uid, gid } = await stat(target)
    return { uid, gid }
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Finds the owner of a path, or of the nearest folder above it that exists. */
export async function ownerOfNearest(target: string): Promise<{ uid: number; gid: number } | undefined> {
  const owner = await ownerOf(target)
  if (owner || target === path.dirname(target)) return owner
  return ownerOfNearest(path.dirname(target))
}

const noAccounts =
  'PostgreSQL does not run as root, and this system has no account "vireo" or "nobody" to run it as. Create one, or point DATABASE_URL at a PostgreSQL server.'

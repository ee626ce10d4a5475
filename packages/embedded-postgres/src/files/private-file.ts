import { randomBytes } from 'node:crypto'
import { link, lchown, lstat, mkdir, open, readdir, rename, unlink } from 'node:fs/promises'
import path from 'node:path'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import type { ServerAccount } from '../accounts/server-account.ts'

/**
 * Writes a 0600 file that belongs to the server account and appears whole or not at all. Never follows a
 * link: root writes into folders that belong to others. With `once`, an existing file wins and stays.
 */
export async function writePrivateFile(
  target: string,
  text: string,
  account: ServerAccount,
  mode: 'replace' | 'once' = 'replace',
): Promise<void> {
  const draft = `${target}.${randomBytes(6).toString('hex')}`
  const file = await open(draft, 'wx', 0o600)
  try {
    await file.writeFile(text)
    if (account.isOther) await file.chown(account.uid, account.gid)
    await file.sync()
  } finally {
    await file.close()
  }
  if (mode === 'replace') return rename(draft, target)
  await link(draft, target).catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error
  })
  await unlink(draft)
}

/** Makes a 0700 folder of the server account, or proves that the existing one is exactly that. */
export async function ensurePrivateFolder(folder: string, account: ServerAccount): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 })
    if (account.isOther) await giveTo(folder, account)
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  const found = await lstat(folder)
  const halfGiven = account.isOther && found.uid === 0
  if (!found.isDirectory() || (found.mode & 0o777) !== 0o700 || (found.uid !== account.uid && !halfGiven))
    throw new EmbeddedPostgresError(
      'unusable-folder',
      `${folder} should be a folder that only the account ${account.uid} can enter (mode 0700), and is not. Remove it and start again.`,
    )
  // A root process that died between making the folder and giving it away left it to the next one.
  if (halfGiven) await giveTo(folder, account)
}

/** Changes the owner of a path and never follows a link. Throws EmbeddedPostgresError when root may not do so. */
async function giveTo(target: string, account: ServerAccount): Promise<void> {
  await lchown(target, account.uid, account.gid).catch((cause: unknown) => {
    if (errorCode(cause) !== 'EPERM') throw cause
    throw new EmbeddedPostgresError(
      'unsupported-platform',
      `This process is root but may not give ${target} to the account ${account.uid}, which PostgreSQL is to run as. Run it as an ordinary user, or allow it CHOWN, SETUID, SETGID, DAC_OVERRIDE and KILL.`,
      { cause },
    )
  })
}

/** Makes the entry of a renamed or created file survive a power cut. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(path.resolve(folder), 'r')
  await handle.sync().finally(() => handle.close())
}

/** Gives a folder and everything in it away, itself last. Follows no link. */
export async function giveFolder(
  folder: string,
  account: { readonly uid: number; readonly gid: number },
): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    await lchown(path.join(entry.parentPath, entry.name), account.uid, account.gid)
  }
  await lchown(folder, account.uid, account.gid)
}

import { mkdtemp, readFile, realpath, rmdir, stat } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import type { DataFolder } from './data-folder.ts'
import { EmbeddedPostgresError } from '../embedded-postgres-error.ts'
import { errorCode } from '../error-code.ts'
import { ensurePrivateFolder, writePrivateFile } from './private-file.ts'
import { canReach, type ServerAccount } from '../accounts/server-account.ts'

// The kernel takes 107 bytes (103 on macOS) for a whole socket path; our longest name is `changing.<pid>.<8>.sock`.
const folderBytesMax = (process.platform === 'darwin' ? 103 : 107) - 1 - 32

/**
 * Opens, and at first creates, the 0700 folder of the server's socket and its launchers' presence sockets. It is `run`
 * in the data folder or, when that path is too long or closed to the server account, a folder with a random name under
 * the system's temporary one. That choice is remembered in the data folder under the folder's identity, so that every
 * process makes the same one and a copied data folder makes its own.
 */
async function openSocketFolder(folder: DataFolder, account: ServerAccount): Promise<string> {
  const remembered = await rememberedIn(folder)
  if (remembered !== undefined) return reopened(remembered, folder, account)
  const inside = path.join(folder.root, 'run')
  if (Buffer.byteLength(inside) <= folderBytesMax && (await canReach(account, folder.root, 1))) {
    await ensurePrivateFolder(inside, account)
    return inside
  }
  for (const base of await temporaryFolders()) {
    if (!(await canReach(account, base, 1))) continue
    const made = await mkdtemp(path.join(base, 'vireo-'))
    await writePrivateFile(await memoryOf(folder), made, account, 'once')
    const chosen = await rememberedIn(folder)
    if (chosen !== made) await rmdir(made)
    return reopened(chosen ?? made, folder, account)
  }
  throw new EmbeddedPostgresError(
    'unusable-folder',
    `No folder for the database's socket: ${inside} is longer than ${folderBytesMax} bytes or closed to the account ${account.uid}, and so is ${os.tmpdir()}. Use a data folder with a shorter path.`,
  )
}

/** Runs `work` in the socket folder; makes the folder again when one who was leaving has just removed it. */
export async function inSocketFolder<T>(
  folder: DataFolder,
  account: ServerAccount,
  work: (socketFolder: string) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const socketFolder = await openSocketFolder(folder, account)
    try {
      return await work(socketFolder)
    } catch (error) {
      if (attempt === 5 || (await stat(socketFolder).catch(() => undefined))) throw error
    }
  }
}

/** Leaves nothing in the system's temporary folder, unless somebody is there already again. */
export async function removeTemporarySocketFolder(folder: DataFolder, socketFolder: string): Promise<void> {
  if (socketFolder.startsWith(folder.root + path.sep)) return
  await rmdir(socketFolder).catch(() => undefined)
}

async function memoryOf(folder: DataFolder): Promise<string> {
  const { dev, ino } = await stat(folder.root, { bigint: true })
  return path.join(folder.root, `socket-folder.${dev}-${ino}`)
}

async function rememberedIn(folder: DataFolder): Promise<string | undefined> {
  try {
    return await readFile(await memoryOf(folder), 'utf8')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Opens a remembered folder, which may be gone after a reboot. It is created again only where that gives nobody
 * anything; otherwise throws EmbeddedPostgresError.
 */
async function reopened(remembered: string, folder: DataFolder, account: ServerAccount): Promise<string> {
  const isOurs = /^vireo-[A-Za-z0-9]{6}$/.test(path.basename(remembered))
  const base = path.dirname(remembered)
  if (!isOurs || !((await temporaryFolders()).includes(base) || (await isFreeToUse(base, account))))
    throw new EmbeddedPostgresError(
      'unusable-folder',
      `${await memoryOf(folder)} names ${JSON.stringify(remembered)}, which is no folder for a socket. Remove that file and start again.`,
    )
  await ensurePrivateFolder(remembered, account)
  return remembered
}

async function temporaryFolders(): Promise<string[]> {
  const bases = await Promise.all([os.tmpdir(), '/tmp'].map((base) => realpath(base).catch(() => '/tmp')))
  return [...new Set(bases)].filter((base) => Buffer.byteLength(base) + '/vireo-abcdef'.length <= folderBytesMax)
}

/**
 * Tells whether the account could create folders there itself: in its own, and in world-writable ones with the sticky
 * bit.
 */
async function isFreeToUse(base: string, account: ServerAccount): Promise<boolean> {
  const found = await stat(base).catch(() => undefined)
  return found !== undefined && (found.uid === account.uid || (found.mode & 0o1002) === 0o1002)
}

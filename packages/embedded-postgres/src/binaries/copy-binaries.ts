import { randomBytes } from 'node:crypto'
import { constants } from 'node:fs'
import { chmod, copyFile, lstat, mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { LauncherLog } from '../files/launcher-log.ts'

/**
 * Copies the program tree to `<place>/<name>`, readable by everybody, and returns that folder; an existing
 * whole copy is used. Undefined where the place cannot be written or somebody else could change it.
 */
export async function copyBinaries(
  native: string,
  place: string,
  name: string,
  log: LauncherLog,
): Promise<string | undefined> {
  if (!(await isSafePlace(place))) return undefined
  const target = path.join(place, name, 'native')
  if (await isSameTree(native, target)) return target
  log.info(`Copying the PostgreSQL programs to ${target}.`)
  const draft = path.join(place, `${name}.${randomBytes(6).toString('hex')}`)
  try {
    await copyTree(native, path.join(draft, 'native'))
    await chmod(draft, 0o755)
    await putInPlace(draft, path.join(place, name))
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return (await isSameTree(native, target)) ? target : undefined
}

/** Renames the whole copy into place; where another process was faster, its copy stays. */
async function putInPlace(draft: string, target: string): Promise<void> {
  const broken = `${draft}.broken`
  await rename(draft, target).catch(async () => {
    // What is there was judged incomplete, unless it came this instant: move it away rather than over it.
    if (await isSameTree(path.join(draft, 'native'), path.join(target, 'native'))) return
    await rename(target, broken)
    await rename(draft, target).catch(() => undefined)
  })
  await rm(broken, { recursive: true, force: true })
}

async function isSafePlace(place: string): Promise<boolean> {
  try {
    const made = await mkdir(place, { recursive: true, mode: 0o755 })
    const found = await lstat(place)
    if (!found.isDirectory() || found.uid !== process.getuid?.() || (found.mode & 0o022) !== 0) return false
    // The umask may have closed a folder that is there to be read.
    if (made !== undefined) await chmod(place, 0o755)
    return true
  } catch {
    return false
  }
}

/** Compares a copy with its source by the sizes of files: a power cut can leave empty files under the right names. */
async function isSameTree(source: string, copy: string): Promise<boolean> {
  const files = await filesOf(source)
  const same = await Promise.all(
    files.map(async (file) => {
      const [wanted, found] = await Promise.all([
        stat(path.join(source, file)),
        stat(path.join(copy, file)).catch(() => undefined),
      ])
      return wanted.size === found?.size
    }),
  )
  return same.every(Boolean)
}

async function copyTree(source: string, target: string): Promise<void> {
  for (const file of await filesOf(source)) {
    const destination = path.join(target, file)
    await mkdir(path.dirname(destination), { recursive: true })
    await copyFile(path.join(source, file), destination, constants.COPYFILE_FICLONE)
    await chmod(destination, file.startsWith(`bin${path.sep}`) ? 0o755 : 0o644)
  }
  const entries = await readdir(target, { recursive: true, withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map((entry) => path.join(entry.parentPath, entry.name))
  for (const folder of [target, ...folders]) await chmod(folder, 0o755)
}

/** Lists the plain files below a folder; the links among the libraries are recreated in every copy. */
async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
}

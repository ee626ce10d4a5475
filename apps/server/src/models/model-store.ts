import { copyFile, link, mkdir, open, readdir, readFile, rename, rm, stat, statfs, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { keptVoices } from './chosen-voices.ts'
import { checksumOf, downloadFile, type DownloadOptions } from './download-file.ts'
import { forgetKept } from './kept-json.ts'
import { bytesOf, fileNameOf, type ModelManifest } from './manifest.ts'
import { ModelError } from './model-error.ts'
import { keptTrials } from './trials.ts'
import { unpackArchive } from './unpack-archive.ts'

/** What an archive becomes is at most so many times as large. */
const growth = 3

/** Below it lies what is not whole yet; no model can have such a name. */
export const incomingFolder = '.incoming'

export type InstallOptions = Omit<DownloadOptions, 'onProgress'> & {
  /** Bytes that are there, of bytes that are needed. */
  readonly onProgress?: (bytes: number, total: number) => void
}

export type InstalledModel = {
  readonly name: string
  readonly sizeBytes: number
  /** File → SHA-256, as it was installed. */
  readonly checksums: Readonly<Record<string, string>>
}

/**
 * Installs a model into a folder of its own below `folder`. A crash leaves either nothing that counts or the whole
 * model, and what was downloaded is not downloaded again. Throws ModelError.
 */
export async function installModel(
  folder: string,
  manifest: ModelManifest,
  options: InstallOptions = {},
): Promise<void> {
  const home = path.join(folder, manifest.name)
  if (await stat(home).catch(() => undefined)) {
    throw new ModelError(`${manifest.name} is installed already. Remove it first to install it again.`)
  }
  const incoming = path.join(folder, incomingFolder, manifest.name)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const release = await lockModel(path.join(incoming, 'lock'), manifest.name)
  try {
    await assertRoom(incoming, manifest)
    const files = await downloadAll(incoming, manifest, options)
    const tree = path.join(incoming, 'tree')
    try {
      await rm(tree, { recursive: true, force: true })
      await mkdir(tree)
      await layOut(tree, manifest, files)
      await rename(tree, home)
    } catch (error) {
      // What was downloaded is gone on with; what was made of it is not, and may be what filled the disk.
      await rm(tree, { recursive: true, force: true })
      throw error
    }
    await rm(incoming, { recursive: true, force: true })
  } finally {
    await release()
  }
}

/**
 * Locks a model so that one process installs it at a time. Answers what releases the lock; throws `ModelError` while a
 * living process holds it.
 */
export async function lockModel(file: string, name: string): Promise<() => Promise<void>> {
  const taken = async () => {
    const handle = await open(file, 'wx')
    try {
      await handle.writeFile(String(process.pid))
    } finally {
      await handle.close()
    }
  }
  try {
    await taken()
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    const owner = Number(await readFile(file, 'utf8').catch(() => ''))
    if (owner > 0 && isAlive(owner)) throw new ModelError(`${name} is being installed already, by process ${owner}.`)
    await rm(file, { force: true })
    await taken()
  }
  return () => rm(file, { force: true })
}

function isAlive(processId: number): boolean {
  try {
    process.kill(processId, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

async function assertRoom(incoming: string, manifest: ModelManifest): Promise<void> {
  let needed = 0
  for (const download of manifest.downloads) {
    const name = path.join(incoming, fileNameOf(download))
    const [whole, part] = await Promise.all([name, `${name}.part`].map((file) => stat(file).catch(() => undefined)))
    needed += Math.max(0, download.bytes - (whole?.size ?? part?.size ?? 0))
    if (download.archive) needed += growth * download.bytes
  }
  const { bavail, bsize } = await statfs(incoming)
  const free = bavail * bsize
  if (free >= needed) return
  throw new ModelError(
    `There is too little room: ${manifest.name} needs ${inMegabytes(needed)}, ${inMegabytes(free)} are free.`,
  )
}

/** Formats a size in megabytes for people. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 1 : 0)} MB`
}

async function downloadAll(incoming: string, manifest: ModelManifest, options: InstallOptions): Promise<string[]> {
  const { onProgress, ...rest } = options
  const total = bytesOf(manifest)
  const files: string[] = []
  let before = 0
  for (const download of manifest.downloads) {
    const report = (bytes: number) => onProgress?.(before + bytes, total)
    files.push(await downloadFile(download, incoming, { ...rest, onProgress: report }))
    before += download.bytes
    onProgress?.(before, total)
  }
  return files
}

/** Computes what an archive may hold: bzip2 packs speech models to a third, never to a fiftieth. */
function bytesMaxOf(bytes: number): number {
  return 50 * bytes + 50_000_000
}

async function layOut(tree: string, manifest: ModelManifest, files: readonly string[]): Promise<void> {
  for (const [at, download] of manifest.downloads.entries()) {
    const file = files[at] ?? ''
    if (download.archive) await unpackArchive(file, download.archive, tree, bytesMaxOf(download.bytes))
    else await putBeside(file, path.join(tree, fileNameOf(download)))
  }
  for (const named of Object.values(manifest.card.files)) {
    if (await stat(path.join(tree, named)).catch(() => undefined)) continue
    throw new ModelError(`${manifest.name} was downloaded, but there is no ${named} in it.`)
  }
  const checksums: Record<string, string> = {}
  for (const file of await filesBelow(tree)) checksums[file] = await checksumOf(path.join(tree, file))
  const { name, licence } = manifest
  const sources = manifest.downloads.map(({ url, sha256 }) => ({ url, sha256 }))
  await writeFile(
    path.join(tree, 'model.json'),
    `${JSON.stringify({ name, ...manifest.card, licence, sources, checksums }, null, 2)}\n`,
  )
}

/**
 * Links or copies a download to its target. The original stays until everything is done, so that an interrupted
 * installation need not fetch it again.
 */
async function putBeside(file: string, target: string): Promise<void> {
  await link(file, target).catch(() => copyFile(file, target))
}

/** Lists the files below a folder, with slashes, in order. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .toSorted()
}

/** Lists the installed models by name. */
export async function installedModels(folder: string): Promise<InstalledModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const names = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map(({ name }) => name)
  return Promise.all(names.toSorted().map((name) => readInstalled(folder, name)))
}

async function readInstalled(folder: string, name: string): Promise<InstalledModel> {
  const home = path.join(folder, name)
  const files = await filesBelow(home)
  const sizes = await Promise.all(files.map(async (file) => (await stat(path.join(home, file))).size))
  return { name, sizeBytes: sizes.reduce((sum, size) => sum + size, 0), checksums: await readChecksums(home) }
}

async function readChecksums(home: string): Promise<Record<string, string>> {
  try {
    const card: unknown = JSON.parse(await readFile(path.join(home, 'model.json'), 'utf8'))
    const said: unknown = typeof card === 'object' && card !== null ? Reflect.get(card, 'checksums') : undefined
    return typeof said === 'object' && said !== null ? (said as Record<string, string>) : {}
  } catch {
    return {}
  }
}

/** Sums the bytes that have been downloaded of a model that is not complete yet. */
export async function downloadedBytes(folder: string, { name, downloads }: ModelManifest): Promise<number> {
  const sizes = downloads.map(async (download) => {
    const file = path.join(folder, incomingFolder, name, fileNameOf(download))
    const found = (await stat(file).catch(() => undefined)) ?? (await stat(`${file}.part`).catch(() => undefined))
    return found?.size ?? 0
  })
  return (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
}

/** Compares every file with what was installed. Returns what is wrong, a line for each file; nothing when all is well. */
export async function verifyModel(folder: string, name: string): Promise<string[]> {
  const home = path.join(folder, name)
  const checksums = Object.entries(await readChecksums(home))
  if (checksums.length === 0) return ['model.json: is missing or damaged']
  const wrong: string[] = []
  for (const [file, sha256] of checksums) {
    const found = await checksumOf(path.join(home, file)).catch(() => undefined)
    if (found === undefined) wrong.push(`${file}: is missing`)
    else if (found !== sha256) wrong.push(`${file}: has changed since it was installed`)
  }
  return wrong
}

/** Removes a model, whatever was downloaded of it, and what is kept about it. False when there was no model and no download. */
export async function removeModel(folder: string, name: string): Promise<boolean> {
  if (!/^[a-z\d][a-z\d.-]*$/.test(name)) return false
  const home = path.join(folder, name)
  const incoming = path.join(folder, incomingFolder, name)
  const found = await Promise.all([home, incoming].map((place) => stat(place).catch(() => undefined)))
  await forgetKept(folder, keptVoices, name)
  await forgetKept(folder, keptTrials, name)
  if (found[0]) {
    // Out of sight at once; what takes its time is to delete it.
    const leaving = path.join(folder, incomingFolder, `${name}.removed`)
    await mkdir(path.dirname(leaving), { recursive: true, mode: 0o700 })
    await rm(leaving, { recursive: true, force: true })
    await rename(home, leaving)
    await rm(leaving, { recursive: true, force: true })
  }
  await rm(incoming, { recursive: true, force: true })
  return found.some(Boolean)
}

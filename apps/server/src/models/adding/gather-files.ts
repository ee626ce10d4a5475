import { copyFile, mkdir, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { downloadFile } from '../download-file.ts'
import { fileNameOf } from '../manifest.ts'
import { ModelError } from '../model-error.ts'
import { unpackArchive } from '../unpack-archive.ts'

/** Where the files of a model come from. */
export type ModelSource = {
  /** A file, a folder, an archive, or the address of a file or an archive. */
  readonly from: string
  /** What the files at addresses must be, in their order: the model, and for a pair what describes it. */
  readonly sha256: readonly string[]
  readonly onProgress?: (bytes: number, total: number) => void
}

/** No model has more files. */
const entriesMax = 20_000

/** Brings the files of a model into a folder, where nothing of them can reach out of it. Throws ModelError. */
export async function gatherFiles(source: ModelSource, tree: string, workplace: string): Promise<void> {
  await mkdir(tree, { recursive: true })
  if (/^https?:\/\//.test(source.from)) return gatherFromAddress(source, tree, workplace)
  const from = path.resolve(source.from)
  const found = await stat(from).catch(() => undefined)
  if (!found) throw new ModelError(`There is no ${from}.`)
  if (found.isDirectory()) return copyFolder(from, tree)
  await placeFile(from, tree)
  const beside = `${from}.json`
  if (await stat(beside).catch(() => undefined)) await copyFile(beside, path.join(tree, path.basename(beside)))
}

async function gatherFromAddress(source: ModelSource, tree: string, workplace: string): Promise<void> {
  const { from, sha256, onProgress } = source
  if (sha256.length === 0)
    throw new ModelError(
      'A model from an address is added with its SHA-256 only: give --sha256, as its maker states it.',
    )
  const isPair = sha256.length > 1
  for (const [at, url] of [from, ...(isPair ? [`${from}.json`] : [])].entries()) {
    const bytes = await lengthOf(url)
    const download = { url, bytes, sha256: (sha256[at] ?? '').toLowerCase() }
    const report = (done: number) => onProgress?.(done, bytes)
    await placeFile(await downloadFile(download, workplace, { onProgress: report }), tree)
  }
}

/** Asks how long a file at an address is. */
async function lengthOf(url: string): Promise<number> {
  const name = fileNameOf({ url, bytes: 0, sha256: '' })
  if (!/^\w[\w.-]*$/.test(name)) throw new ModelError('The address has to end in the name of a file.')
  const answer = await fetch(url, { method: 'HEAD' }).catch(() => undefined)
  const bytes = Number(answer?.headers.get('content-length') ?? 0)
  if (!answer?.ok || bytes <= 0)
    throw new ModelError(`${new URL(url).host} does not say that it has ${name}, or how long it is.`)
  return bytes
}

/** Unpacks an archive, and copies every other file. */
async function placeFile(file: string, tree: string): Promise<void> {
  const archive = archiveOf(file)
  if (archive === undefined) return copyFile(file, path.join(tree, path.basename(file)))
  const { size } = await stat(file)
  await unpackArchive(file, archive, tree, 50 * size + 50_000_000)
}

function archiveOf(file: string): 'tar.bz2' | 'tar.gz' | undefined {
  if (/\.(tar\.bz2|tbz2?)$/.test(file)) return 'tar.bz2'
  return /\.(tar\.gz|tgz)$/.test(file) ? 'tar.gz' : undefined
}

async function copyFolder(from: string, tree: string): Promise<void> {
  const entries = await readdir(from, { recursive: true, withFileTypes: true })
  if (entries.length > entriesMax) throw new ModelError(`${from} holds more files than a model has.`)
  for (const entry of entries) {
    const file = path.join(entry.parentPath, entry.name)
    const relative = path.relative(from, file)
    if (entry.isDirectory()) await mkdir(path.join(tree, relative), { recursive: true })
    else if (!entry.isFile()) throw new ModelError(`${relative} is a link or a device: a model has files alone.`)
    else {
      await mkdir(path.dirname(path.join(tree, relative)), { recursive: true })
      await copyFile(file, path.join(tree, relative))
    }
  }
}

import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { checksumOf } from '../download-file.ts'
import type { ModelManifest } from '../manifest.ts'
import { ModelError } from '../model-error.ts'
import { filesBelow, incomingFolder, lockModel } from '../model-store.ts'
import { gatherFiles, type ModelSource } from './gather-files.ts'
import { describePiperPair, type WritePhonemes } from './piper-pair.ts'
import { type ModelCard, readCard } from './read-card.ts'
import { scanOnnx } from './scan-onnx.ts'

export type OwnModel = ModelSource & {
  readonly name: string
  /** Where the operator's card is; a pair of Piper's needs none. */
  readonly card?: string | undefined
}

export type AddingParts = {
  /** What can be installed by name, whose names are taken. */
  readonly offered: readonly ModelManifest[]
  readonly writePhonemes: WritePhonemes
  /** Says why a model in `<folder>/<name>` cannot be used: an unknown family, a file that is missing. */
  readonly whyUnusable: (folder: string, name: string) => Promise<string | undefined>
}

/** The tree's name while it is made; the engine reads it there first. */
const treeName = 'tree'

/**
 * Adds a model of the operator's own into a folder of models: all of it or nothing, with the checksums of every file.
 * Throws ModelError.
 */
export async function addModel(folder: string, model: OwnModel, parts: AddingParts): Promise<ModelCard> {
  const { name } = model
  if (!/^[a-z\d][a-z\d.-]{0,60}$/.test(name))
    throw new ModelError(`${name} is no name of a model: small letters, digits, dots and hyphens.`)
  if (parts.offered.some((known) => known.name === name))
    throw new ModelError(`${name} is the name of a model of the catalogue. Give another one by --name.`)
  const home = path.join(folder, name)
  if (await stat(home).catch(() => undefined))
    throw new ModelError(`${name} is installed already. Remove it first to add it again.`)
  const incoming = path.join(folder, incomingFolder, name)
  await mkdir(incoming, { recursive: true, mode: 0o700 })
  const release = await lockModel(path.join(incoming, 'lock'), name)
  try {
    const tree = path.join(incoming, treeName)
    await rm(tree, { recursive: true, force: true })
    await gatherFiles(model, tree, incoming)
    const card = await describe(tree, model, parts)
    await seal(tree, model, card)
    const why = await parts.whyUnusable(incoming, treeName)
    if (why !== undefined) throw new ModelError(`${name} cannot be used: ${why}.`)
    await rename(tree, home)
    return card
  } finally {
    await release()
    await rm(incoming, { recursive: true, force: true })
  }
}

async function describe(tree: string, { card, name }: OwnModel, { writePhonemes }: AddingParts): Promise<ModelCard> {
  for (const file of await filesBelow(tree)) {
    if (file.endsWith('.onnx') && (await scanOnnx(path.join(tree, file))).isExternal)
      throw new ModelError(`${file} keeps its weights in another file, which is not taken.`)
  }
  if (card !== undefined) return readCard(card)
  const inside = await readdir(tree)
  const models = inside.filter((file) => file.endsWith('.onnx') && inside.includes(`${file}.json`))
  const [pair] = models
  if (pair === undefined || models.length > 1)
    throw new ModelError(`${name} needs a card: give --card, or a Piper model with its .onnx.json beside it.`)
  return describePiperPair(tree, pair, writePhonemes)
}

async function seal(tree: string, { name, from }: OwnModel, card: ModelCard): Promise<void> {
  const checksums: Record<string, string> = {}
  for (const file of await filesBelow(tree)) {
    if (file !== 'model.json') checksums[file] = await checksumOf(path.join(tree, file))
  }
  const sources = /^https?:/.test(from) ? [{ url: from }] : []
  await writeFile(path.join(tree, 'model.json'), `${JSON.stringify({ name, ...card, sources, checksums }, null, 2)}\n`)
}

/** Makes the name of a model from that of its file or folder. */
export function nameOfSource(from: string): string {
  const last =
    from
      .replace(/[/\\]+$/, '')
      .split(/[/\\]/)
      .at(-1) ?? ''
  const bare = last.replace(/\.(onnx|tar\.bz2|tar\.gz|tgz|tbz2?)$/, '')
  return bare
    .toLowerCase()
    .replaceAll(/[^a-z\d.]+/g, '-')
    .replaceAll(/^[-.]+|-+$/g, '')
    .slice(0, 60)
}

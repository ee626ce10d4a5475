import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { EngineError } from '@vireo/engines'

/** What the library loads, and with which files. */
const filesOfFamily = {
  zipvoice: ['tokens', 'encoder', 'decoder', 'vocoder', 'dataDir', 'lexicon'],
} as const

export type ModelFamily = keyof typeof filesOfFamily

/** A model as it lies in its folder, described by the `model.json` that the installer leaves beside it. */
export type SherpaModel = {
  /** Also the base that recipes name. */
  readonly name: string
  readonly family: ModelFamily
  readonly languages: readonly string[]
  readonly sampleRateHz: number
  /** What the library calls them → where they are, absolute. */
  readonly files: Readonly<Record<string, string>>
  /** Passes over each piece; the model's own number when absent. */
  readonly steps: number | undefined
}

/**
 * Reads the complete models in a folder, by name; none when there is no folder. Throws EngineError for a broken
 * description.
 */
export async function readModelFolder(folder: string): Promise<SherpaModel[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothing)
  const names = entries.filter((entry) => entry.isDirectory() && /^[a-z\d]/.test(entry.name)).map(({ name }) => name)
  const models = await Promise.all(names.toSorted().map((name) => readModel(path.join(folder, name), name)))
  return models.filter((model) => model !== undefined)
}

function nothing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
  throw error
}

/**
 * Reads the model in a folder; undefined for what is no model of this engine. Throws EngineError for a broken
 * description.
 */
async function readModel(folder: string, name: string): Promise<SherpaModel | undefined> {
  const text = await readFile(path.join(folder, 'model.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const card = parseCard(text, name)
  if (card['engine'] !== 'sherpa') return undefined
  const family = card['family']
  if (family !== 'zipvoice') throw broken(name, `there is no family "${String(family)}"`)
  const files = await findFiles(folder, name, family, card['files'])
  const { languages, sampleRateHz, steps } = card
  if (!Array.isArray(languages) || !languages.every((language) => typeof language === 'string')) {
    throw broken(name, 'it does not say its languages')
  }
  if (typeof sampleRateHz !== 'number' || sampleRateHz < 8000) throw broken(name, 'it does not say its sample rate')
  return {
    name,
    family,
    languages,
    sampleRateHz,
    files,
    steps: typeof steps === 'number' ? steps : undefined,
  }
}

function parseCard(text: string, name: string): Readonly<Record<string, unknown>> {
  try {
    const card: unknown = JSON.parse(text)
    if (typeof card === 'object' && card !== null) return card as Readonly<Record<string, unknown>>
  } catch {
    // Told below.
  }
  throw broken(name, 'its model.json cannot be read')
}

/** Finds the files of a model. Throws EngineError when one is missing: the library would end its process. */
async function findFiles(
  folder: string,
  name: string,
  family: ModelFamily,
  said: unknown,
): Promise<Record<string, string>> {
  const files: Record<string, string> = {}
  for (const part of filesOfFamily[family]) {
    const relative: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined
    if (typeof relative !== 'string') throw broken(name, `it does not say where its ${part} is`)
    const file = path.resolve(folder, relative)
    if (!file.startsWith(folder + path.sep)) throw broken(name, `its ${part} lies outside of its folder`)
    if (!(await stat(file).catch(() => undefined))) throw broken(name, `its ${part} is missing`)
    files[part] = file
  }
  return files
}

function broken(name: string, why: string): EngineError {
  return new EngineError('unknown_voice', `the model ${name} cannot be used: ${why}; install it again`)
}

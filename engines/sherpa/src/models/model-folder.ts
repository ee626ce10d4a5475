import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { EngineError } from '@vireo/engines'
import { families, type Family, isFamily, type ModelFamily } from './families.ts'
import { type ModelSpeaker, readSpeakers } from './model-speakers.ts'

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
  /** Who speaks in it. None for models that imitate, or that do not speak. */
  readonly speakers: readonly ModelSpeaker[]
}

/** What models that hear are given. */
const heardRateHz = 16_000

/** Reads the models in a folder that can be used, by name, and says what is wrong with the others; none of either when there is no folder. */
export async function readUsableModels(
  folder: string,
): Promise<{ readonly models: readonly SherpaModel[]; readonly broken: ReadonlyMap<string, string> }> {
  const faults = new Map<string, string>()
  const read = async (name: string) => {
    try {
      return await readModel(folder, name)
    } catch (error) {
      faults.set(name, error instanceof Error ? error.message : String(error))
      return undefined
    }
  }
  const models = await Promise.all((await modelNames(folder)).map(read))
  return { models: models.filter((model) => model !== undefined), broken: faults }
}

async function modelNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(nothing)
  const names = entries.filter((entry) => entry.isDirectory() && isName(entry.name)).map(({ name }) => name)
  return names.toSorted()
}

function isName(name: string): boolean {
  return /^[a-z\d][^/\\]*$/.test(name)
}

function nothing(error: unknown): [] {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return []
  throw error
}

/**
 * Reads the model of a name; undefined where there is none, or none of this engine. Throws EngineError for a broken
 * description.
 */
export async function readModel(models: string, name: string): Promise<SherpaModel | undefined> {
  if (!isName(name)) return undefined
  const folder = path.join(models, name)
  const text = await readFile(path.join(folder, 'model.json'), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const card = parseCard(text, name)
  if (card['engine'] !== 'sherpa') return undefined
  const { family, languages, steps } = card
  if (!isFamily(family)) throw broken(name, `there is no family "${String(family)}"`)
  const files = await findFiles(folder, name, family, card['files'])
  if (!Array.isArray(languages) || !languages.every((language) => typeof language === 'string')) {
    throw broken(name, 'it does not say its languages')
  }
  const speaks = families[family].capability === 'speech' || families[family].capability === 'cloning'
  const { sampleRateHz = speaks ? undefined : heardRateHz } = card
  if (typeof sampleRateHz !== 'number' || sampleRateHz < 8000) throw broken(name, 'it does not say its sample rate')
  return {
    name,
    family,
    languages,
    sampleRateHz,
    files,
    steps: typeof steps === 'number' ? steps : undefined,
    speakers: families[family].capability === 'speech' ? readSpeakers(card['speakers'], languages) : [],
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
  familyName: ModelFamily,
  said: unknown,
): Promise<Record<string, string>> {
  const family: Family = families[familyName]
  const files: Record<string, string> = {}
  for (const part of [...family.files, ...(family.optional ?? [])]) {
    const relative: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, part) : undefined
    if (relative === undefined && family.optional?.includes(part)) continue
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

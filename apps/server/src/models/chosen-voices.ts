import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { InstalledSpeaker } from '../ports/models.ts'
import { ModelError } from './model-error.ts'

/** Beside the models: which of their speakers the operator made voices. */
export const voicesFile = '.voices.json'

/** Until somebody chooses, so many speakers of a model become voices. */
const usualMax = 24

const chosen = z.record(z.string(), z.array(z.string()))
export type ChosenVoices = z.output<typeof chosen>

/** Reads which speakers the operator chose, by model; models of which nothing was chosen are absent. */
export async function readChosenVoices(folder: string): Promise<ChosenVoices> {
  return readKept(folder).catch(() => ({}))
}

/** Remembers which speakers of a model are voices. Throws ModelError for none, and for somebody who is not in it. */
export async function chooseVoices(
  folder: string,
  { name, speakers }: { readonly name: string; readonly speakers: readonly InstalledSpeaker[] },
  bases: readonly string[],
): Promise<void> {
  const unknown = bases.find((base) => !speakers.some((speaker) => speaker.base === base))
  if (unknown !== undefined) throw new ModelError(`There is no speaker ${unknown} in ${name}.`)
  if (bases.length === 0) throw new ModelError(`Choose at least one speaker of ${name}, or remove it.`)
  await change(folder, (all) => ({ ...all, [name]: [...new Set(bases)] }))
}

/** Forgets what was chosen of a model that is gone: another one of its name has speakers of its own. */
export async function forgetVoices(folder: string, name: string): Promise<void> {
  if (!(name in (await readChosenVoices(folder)))) return
  await change(folder, ({ [name]: _gone, ...others }) => others)
}

/** Reads the file. Throws ModelError where it cannot be read: it may hold somebody's choice all the same. */
async function readKept(folder: string): Promise<ChosenVoices> {
  try {
    return chosen.parse(JSON.parse(await readFile(path.join(folder, voicesFile), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new ModelError(`The choice of voices in ${voicesFile} cannot be read: mend it, or remove the file.`)
  }
}

let last: Promise<unknown> = Promise.resolve()

/** Changes what was chosen, one change after the other. */
function change(folder: string, to: (all: ChosenVoices) => ChosenVoices): Promise<void> {
  const changed = last.then(async () => {
    const target = path.join(folder, voicesFile)
    const written = `${target}.${randomUUID()}`
    await writeFile(written, `${JSON.stringify(to(await readKept(folder)), null, 2)}\n`)
    await rename(written, target)
  })
  last = changed.catch(() => undefined)
  return changed
}

/** Finds the speakers of a model that are voices: those that were chosen, else the first. */
export function voicesAmong<Speaker extends InstalledSpeaker>(
  { name, speakers }: { readonly name: string; readonly speakers: readonly Speaker[] },
  chosenVoices: ChosenVoices,
): readonly Speaker[] {
  const bases = chosenVoices[name]
  if (!bases) return speakers.slice(0, usualMax)
  const voices = speakers.filter(({ base }) => bases.includes(base))
  // Nobody is left of those who were chosen: they were of another model of this name.
  return voices.length > 0 ? voices : speakers.slice(0, usualMax)
}

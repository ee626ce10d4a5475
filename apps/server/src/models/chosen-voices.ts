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
  try {
    return chosen.parse(JSON.parse(await readFile(path.join(folder, voicesFile), 'utf8')))
  } catch {
    return {}
  }
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
  const all = { ...(await readChosenVoices(folder)), [name]: [...new Set(bases)] }
  const target = path.join(folder, voicesFile)
  await writeFile(`${target}.new`, `${JSON.stringify(all, null, 2)}\n`)
  await rename(`${target}.new`, target)
}

/** Finds the speakers of a model that are voices: those that were chosen, else the first. */
export function voicesAmong<Speaker extends InstalledSpeaker>(
  { name, speakers }: { readonly name: string; readonly speakers: readonly Speaker[] },
  chosenVoices: ChosenVoices,
): readonly Speaker[] {
  const bases = chosenVoices[name]
  if (!bases) return speakers.slice(0, usualMax)
  return speakers.filter(({ base }) => bases.includes(base))
}

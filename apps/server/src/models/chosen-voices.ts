import { z } from 'zod'
import type { InstalledSpeaker } from '../ports/models.ts'
import { changeKept, type KeptFile, readKept } from './kept-json.ts'
import { ModelError } from './model-error.ts'

export type ChosenVoices = Readonly<Record<string, readonly string[]>>

/** Beside the models: which of their speakers the operator made voices. */
export const keptVoices: KeptFile<readonly string[]> = {
  file: '.voices.json',
  schema: z.record(z.string(), z.array(z.string())),
}

/** Until somebody chooses, so many speakers of a model become voices. */
const usualMax = 24

/** Reads which speakers the operator chose, by model; models of which nothing was chosen are absent. */
export function readChosenVoices(folder: string): Promise<ChosenVoices> {
  return readKept(folder, keptVoices)
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
  await changeKept(folder, keptVoices, (all) => ({ ...all, [name]: [...new Set(bases)] }))
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

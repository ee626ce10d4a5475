import { z } from 'zod'
import type { ModelTrial } from '../ports/models.ts'
import { changeKept, type KeptFile, readKept } from './kept-json.ts'

const trial = z.object({
  at: z.coerce.date(),
  realTimeFactor: z.number(),
  firstSoundMs: z.number().optional(),
  memoryBytes: z.number().optional(),
  wordErrorRate: z.number().optional(),
  gains: z.record(z.string(), z.number()).default({}),
})

/** Beside the models: what was found out by trying them. */
export const keptTrials: KeptFile<z.output<typeof trial>> = {
  file: '.trials.json',
  schema: z.record(z.string(), trial),
}

/** Reads what was found out about models by trying them, by name. */
export async function readTrials(folder: string): Promise<ReadonlyMap<string, ModelTrial>> {
  const unknown = { firstSoundMs: undefined, memoryBytes: undefined, wordErrorRate: undefined }
  const read = Object.entries(await readKept(folder, keptTrials))
  return new Map(read.map(([name, found]) => [name, { ...unknown, ...found }]))
}

/** Remembers what was found out about a model. */
export async function writeTrial(folder: string, name: string, found: ModelTrial): Promise<void> {
  await changeKept(folder, keptTrials, (all) => ({
    ...all,
    // A test of fewer voices that ends later leaves what was measured of the others.
    [name]: { ...found, gains: { ...all[name]?.gains, ...found.gains } },
  }))
}

import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { ModelTrial } from '../ports/models.ts'

const trialsFile = '.trials.json'

const trials = z.record(
  z.string(),
  z.object({
    at: z.coerce.date(),
    realTimeFactor: z.number(),
    firstSoundMs: z.number().optional(),
    memoryBytes: z.number().optional(),
    wordErrorRate: z.number().optional(),
    gains: z.record(z.string(), z.number()).default({}),
  }),
)

/** Reads what was found out about models by trying them, by name. */
export async function readTrials(folder: string): Promise<ReadonlyMap<string, ModelTrial>> {
  const text = await readFile(path.join(folder, trialsFile), 'utf8').catch(() => '{}')
  const read = trials.safeParse(parsed(text))
  const unknown = { firstSoundMs: undefined, memoryBytes: undefined, wordErrorRate: undefined }
  return new Map(Object.entries(read.data ?? {}).map(([name, trial]) => [name, { ...unknown, ...trial }]))
}

/** Remembers what was found out about a model. */
export async function writeTrial(folder: string, name: string, trial: ModelTrial): Promise<void> {
  const before = await readTrials(folder)
  // A test of fewer voices that ends later leaves what was measured of the others.
  const gains = { ...before.get(name)?.gains, ...trial.gains }
  const all = Object.fromEntries([...before, [name, { ...trial, gains }]])
  const target = path.join(folder, trialsFile)
  await writeFile(`${target}.new`, `${JSON.stringify(all, null, 2)}\n`)
  await rename(`${target}.new`, target)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}

import { randomUUID } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { ModelError } from './model-error.ts'

/** A file beside the models that keeps something about each of them, by name. */
export type KeptFile<Kept> = {
  readonly file: string
  readonly schema: z.ZodType<Record<string, Kept>>
}

/** Reads what is kept; what cannot be read is nothing. */
export function readKept<Kept>(folder: string, kept: KeptFile<Kept>): Promise<Readonly<Record<string, Kept>>> {
  return readStrictly(folder, kept).catch(() => ({}))
}

let last: Promise<unknown> = Promise.resolve()

/**
 * Changes what is kept, one change after the other; a reader finds it as it was or as it is. Throws ModelError where the file cannot
 * be read: it holds something all the same, which is not written over.
 */
export function changeKept<Kept>(
  folder: string,
  kept: KeptFile<Kept>,
  to: (all: Readonly<Record<string, Kept>>) => Readonly<Record<string, Kept>>,
): Promise<void> {
  const changed = last.then(async () => {
    const target = path.join(folder, kept.file)
    const written = `${target}.${randomUUID()}`
    await writeFile(written, `${JSON.stringify(to(await readStrictly(folder, kept)), null, 2)}\n`)
    await rename(written, target)
  })
  last = changed.catch(() => undefined)
  return changed
}

/** Forgets what is kept about a model that goes: it is nothing about another one of its name. */
export async function forgetKept<Kept>(folder: string, kept: KeptFile<Kept>, name: string): Promise<void> {
  if (!(name in (await readKept(folder, kept)))) return
  await changeKept(folder, kept, ({ [name]: _gone, ...others }) => others)
}

async function readStrictly<Kept>(folder: string, { file, schema }: KeptFile<Kept>): Promise<Record<string, Kept>> {
  try {
    return schema.parse(JSON.parse(await readFile(path.join(folder, file), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return {}
    throw new ModelError(`${file} beside the models cannot be read: mend it, or remove it.`)
  }
}

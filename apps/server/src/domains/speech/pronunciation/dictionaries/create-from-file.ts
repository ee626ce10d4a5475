import { readFile } from 'node:fs/promises'
import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { readLexiconInTurns } from '../lexicon/read-lexicon.ts'
import { createDictionary } from './create-dictionary.ts'
import type { SeenDictionary } from './dictionary-as.ts'

/** Makes a dictionary from a lexicon; an empty one where no file came. */
export async function createFromFile(
  ctx: Context,
  { files, ...input }: Input<typeof pronunciationEndpoints.createFromFile>,
): Promise<SeenDictionary> {
  const [file] = files.file
  return createDictionary(ctx, {
    ...input,
    rules: file ? await readLexiconInTurns(ctx, await readFile(file.path)) : [],
  })
}

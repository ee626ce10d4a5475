import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints, PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { getSeenDictionary, type SeenDictionary } from './dictionary-as.ts'
import { rulesOf } from './rules-of.ts'

export type ReadDictionary = SeenDictionary & { readonly rules: readonly PronunciationRule[] }

/** Reads a dictionary with the rules of its newest version. */
export async function getDictionary(
  ctx: Context,
  { pronunciation_dictionary_id: id }: Input<typeof pronunciationEndpoints.get>,
): Promise<ReadDictionary> {
  const seen = await getSeenDictionary(ctx, id)
  return { ...seen, rules: await rulesOf(ctx, id, seen.row.latest_version_id) }
}

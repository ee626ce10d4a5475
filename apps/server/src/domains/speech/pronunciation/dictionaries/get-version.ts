import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints, PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { getSeenDictionary } from './dictionary-as.ts'
import { rulesOf } from './rules-of.ts'

export type ReadVersion = { readonly versionId: string; readonly rules: readonly PronunciationRule[] }

/** Reads the rules of one version. */
export async function getVersion(
  ctx: Context,
  { pronunciation_dictionary_id: id, version_id: versionId }: Input<typeof pronunciationEndpoints.getVersion>,
): Promise<ReadVersion> {
  await getSeenDictionary(ctx, id)
  return { versionId, rules: await rulesOf(ctx, id, versionId) }
}

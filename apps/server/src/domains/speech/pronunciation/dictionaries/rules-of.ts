import type { PronunciationRule } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { noSuchDictionary } from './dictionary-as.ts'
import { findVersion, unpackRules } from './version-store.ts'

/** Reads the rules of a version. Throws `pronunciation_dictionary_not_found` where the version is not there. */
export async function rulesOf(ctx: Context, id: string, versionId: string): Promise<PronunciationRule[]> {
  const version = await findVersion(ctx, id, versionId)
  if (!version) throw noSuchDictionary(`${id} in the version ${versionId}`)
  return unpackRules(version.rules)
}

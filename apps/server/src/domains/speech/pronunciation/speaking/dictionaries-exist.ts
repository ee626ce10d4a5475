import type { PronunciationLocator } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { findDictionaries } from '../dictionaries/dictionary-store.ts'
import { hasVersion } from '../dictionaries/version-store.ts'

/** Reports whether the caller sees all of these dictionaries, and they have the versions that are named. */
export async function dictionariesExist(ctx: Context, locators: readonly PronunciationLocator[]): Promise<boolean> {
  const ids = [...new Set(locators.map((locator) => locator.pronunciation_dictionary_id))]
  if ((await findDictionaries(ctx, ids)).length !== ids.length) return false
  for (const { pronunciation_dictionary_id: id, version_id: versionId } of locators)
    if (versionId && !(await hasVersion(ctx, id, versionId))) return false
  return true
}

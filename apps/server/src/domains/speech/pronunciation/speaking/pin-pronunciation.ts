import type { PronunciationLocator } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { defaultPronunciation } from '#workspaces/settings/index.ts'
import { findDictionaries } from '../dictionaries/dictionary-store.ts'

/** Dictionaries in the versions of one moment, so that what is said with them later is said as it was meant then. */
export type PinnedPronunciation = {
  readonly locators: readonly PronunciationLocator[]
  /** Whether nobody named them: they are those of the workspace, of which who does not see one goes without it. */
  readonly areDefaults: boolean
}

/**
 * Names the versions that dictionaries have now, those of the workspace where none are named. One that is not there stays as it was
 * named: whoever speaks with it is told.
 */
export async function pinPronunciation(
  ctx: Context,
  wanted: readonly PronunciationLocator[] | null,
): Promise<PinnedPronunciation> {
  const locators = wanted ?? (await defaultPronunciation(ctx))
  const latest = await latestOf(ctx, locators)
  return {
    locators: locators.map(({ pronunciation_dictionary_id: id, version_id: named }) => {
      const versionId = named ?? latest.get(id)
      return { pronunciation_dictionary_id: id, ...(versionId !== undefined && { version_id: versionId }) }
    }),
    areDefaults: wanted === null,
  }
}

/** Returns what somebody speaks with: of the dictionaries of the workspace those that they see, and otherwise all. */
export async function pronunciationFor(
  ctx: Context,
  { locators, areDefaults }: PinnedPronunciation,
): Promise<readonly PronunciationLocator[]> {
  if (!areDefaults) return locators
  const seen = await latestOf(ctx, locators)
  return locators.filter(({ pronunciation_dictionary_id: id }) => seen.has(id))
}

async function latestOf(ctx: Context, locators: readonly PronunciationLocator[]): Promise<Map<string, string>> {
  if (locators.length === 0) return new Map()
  const ids = locators.map(({ pronunciation_dictionary_id: id }) => id)
  return new Map((await findDictionaries(ctx, ids)).map((row) => [row.id, row.latest_version_id]))
}

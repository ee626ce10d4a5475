import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints, PronunciationTest } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import { getSeenDictionary } from '../dictionaries/dictionary-as.ts'

/** Returns the tests of a dictionary. */
export async function getTests(
  ctx: Context,
  { pronunciation_dictionary_id: id }: Input<typeof pronunciationEndpoints.getTests>,
): Promise<readonly PronunciationTest[]> {
  return (await getSeenDictionary(ctx, id)).row.tests
}

import type { Input } from '@vireo/contracts/kit'
import type { pronunciationEndpoints } from '@vireo/contracts/pronunciation'
import type { Context } from '#kernel/context.ts'
import type { VersionRow } from '../tables.ts'
import { getSeenDictionary } from './dictionary-as.ts'
import { listVersionRows } from './version-store.ts'

/** Lists the versions of a dictionary that are kept, newest first. */
export async function listVersions(
  ctx: Context,
  { pronunciation_dictionary_id: id }: Input<typeof pronunciationEndpoints.listVersions>,
): Promise<readonly Omit<VersionRow, 'rules'>[]> {
  await getSeenDictionary(ctx, id)
  return listVersionRows(ctx, id)
}

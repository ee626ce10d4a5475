import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import type { Context } from '#kernel/context.ts'
import { listReleasedWorks, type ReleasedWorksPage } from '#publishing'

/** Lists the caller's works of this workspace that everybody hears. */
export function listPublishedWorks(
  ctx: Context,
  { cursor, page_size: limit }: Input<typeof profilesEndpoints.listPublishedWorks>,
): Promise<ReleasedWorksPage> {
  return listReleasedWorks(ctx, { cursor, limit })
}

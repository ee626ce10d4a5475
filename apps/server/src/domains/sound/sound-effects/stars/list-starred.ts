import type { HistoryItemId } from '@vireo/contracts/kit'
import { starsMax } from '@vireo/contracts/sound-effects'
import type { Context } from '#kernel/context.ts'
import { listStars } from './star-store.ts'

/** Lists the ids of what the caller starred, the last first. */
export function listStarred(ctx: Context): Promise<readonly HistoryItemId[]> {
  return listStars(ctx, starsMax)
}

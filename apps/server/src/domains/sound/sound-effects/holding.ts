import type { Holding } from '#domains/holding.ts'
import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { forgetPreviewsJob } from './library/published/forget-previews-job.ts'
import {
  giveSounds,
  listFavourites,
  listPublished,
  listPublishedIds,
  listPurchases,
  listStarsOf,
} from './library/store/holding-store.ts'

/**
 * What somebody published and likes is taken along, and goes with the items, the people and the workspaces that it hangs on. What a member
 * published goes to their heir with its recording; without one it goes with that. That they took a sound is forgotten; the item that came
 * of it goes the way of their items.
 */
export const soundEffectsHolding: Holding = {
  tables: ['shared_sounds', 'sound_prints', 'sound_favourites', 'sound_purchases', 'sound_stars'],
  files: async function* (ctx, { workspaceId, userId }) {
    yield {
      path: 'sound-effects/library.json',
      json: {
        published: await listPublished(ctx, workspaceId),
        favourites: await listFavourites(ctx, userId),
        starred: await listStarsOf(ctx, userId),
        taken: await listPurchases(ctx, { workspaceId, userId }),
      },
    }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId === null) await forgetPreviews(ctx, await listPublishedIds(ctx, workspaceId, userId))
    await giveSounds(ctx, { workspaceId, userId, heirId })
  },
  erase: async (ctx, { workspaceId }) => {
    await forgetPreviews(ctx, await listPublishedIds(ctx, workspaceId))
  },
}

async function forgetPreviews(ctx: TransactionContext, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await enqueue(ctx, forgetPreviewsJob, { ids: [...ids] })
}

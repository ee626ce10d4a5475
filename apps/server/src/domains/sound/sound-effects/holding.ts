import type { Holding } from '#domains/holding.ts'
import { giveSounds, listFavourites, listPublished, listPurchases } from './library/store/holding-store.ts'

/**
 * What somebody published and likes is taken along, and goes with the items, the people and the workspaces that it hangs on. What a member
 * published goes to their heir with its recording; without one it goes with that.
 */
export const soundEffectsHolding: Holding = {
  tables: ['shared_sounds', 'sound_prints', 'sound_favourites', 'sound_purchases'],
  files: async function* (ctx, { workspaceId, userId }) {
    yield {
      path: 'sound-effects/library.json',
      json: {
        published: await listPublished(ctx, workspaceId),
        favourites: await listFavourites(ctx, userId),
        taken: await listPurchases(ctx, workspaceId),
      },
    }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    await giveSounds(ctx, { workspaceId, userId, heirId })
  },
}

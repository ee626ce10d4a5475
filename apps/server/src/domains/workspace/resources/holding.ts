import type { Holding } from '#domains/holding.ts'
import { bequeath, deleteOwnedBy, listOwnedBy } from './resource-store.ts'

/** Holds who owns which resources. The resources themselves are held by their slices; shares go with the membership. */
export const resourceHolding: Holding = {
  tables: ['workspace_resource_metadata', 'resource_shares', 'default_sharing'],
  files: async function* (ctx, { userId }) {
    yield { path: 'resources/owned.json', json: await listOwnedBy(ctx, userId) }
  },
  depart: async (ctx, { workspaceId, userId, heirId }) => {
    if (heirId !== null) return bequeath(ctx, { workspaceId, userId, heirId })
    await deleteOwnedBy(ctx, workspaceId, userId)
  },
}

import { defineResourceType } from '#resources'
import { findCollection } from './collection-store.ts'

/** Collections have an owner and are shared like voices; who sees one sees of its voices those that are theirs to see. */
export const collectionResource = defineResourceType({
  type: 'voice_collection',
  writePermission: 'voice_collections_write',
  find: async (ctx, id) => {
    const row = await findCollection(ctx, id)
    return row && { name: row.title }
  },
})

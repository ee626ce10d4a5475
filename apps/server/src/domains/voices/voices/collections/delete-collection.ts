import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { forgetResource } from '#resources'
import { holdCollectionAs } from './hold-collection-as.ts'
import { deleteCollectionRow } from './collection-store.ts'

/** Deletes a collection; the voices in it stay. */
export function deleteCollection(
  ctx: Context,
  input: Input<typeof voicesEndpoints.deleteCollection>,
): Promise<{ collectionId: string }> {
  return transaction(ctx, async (ctx) => {
    const { id } = await holdCollectionAs(ctx, input.collection_id, 'admin')
    await deleteCollectionRow(ctx, id)
    await forgetResource(ctx, { type: 'voice_collection', id })
    return { collectionId: id }
  })
}

import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { foldText } from '../search/fold-text.ts'
import { holdCollectionAs } from './hold-collection-as.ts'
import { updateCollectionRow } from './collection-store.ts'
import { type ShownCollection, showOne } from './list-collections.ts'

/** Renames a collection or gives it another icon; what is left out stays. */
export async function updateCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.updateCollection>,
): Promise<ShownCollection> {
  const kept = await transaction(ctx, async (ctx) => {
    const before = await holdCollectionAs(ctx, input.collection_id, 'editor')
    const title = input.title ?? before.title
    const row = {
      ...before,
      title,
      title_folded: foldText(title),
      icon: input.icon ?? before.icon,
      updated_at: ctx.now(),
    }
    await updateCollectionRow(ctx, row)
    return row
  })
  return showOne(ctx, kept)
}

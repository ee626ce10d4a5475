import { type Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { collectionsMax } from '@vireo/contracts/voices'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { ownResource } from '#resources'
import { foldText } from '../search/fold-text.ts'
import { countCollectionsHeld, insertCollection } from './collection-store.ts'
import { type ShownCollection, showOne } from './list-collections.ts'

/** Gives the caller a collection; it is theirs until they share it. */
export async function createCollection(
  ctx: With<'settings'>,
  { title, icon }: Input<typeof voicesEndpoints.createCollection>,
): Promise<ShownCollection> {
  const kept = await transaction(ctx, async (ctx) => {
    if ((await countCollectionsHeld(ctx)) >= collectionsMax) throw new AppError('voice_collection_limit_reached')
    const now = ctx.now()
    const row = {
      id: ctx.newId('voiceCollection'),
      workspace_id: ctx.workspaceId,
      title,
      title_folded: foldText(title),
      icon,
      created_by: ctx.actor.userId,
      created_at: now,
      updated_at: now,
    }
    await insertCollection(ctx, row)
    await ownResource(ctx, { type: 'voice_collection', id: row.id })
    return row
  })
  return showOne(ctx, kept)
}

import { type Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { collectionVoicesMax } from '@vireo/contracts/voices'
import type { AccessLevel } from '@vireo/contracts/resources'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { assertAccess, forgetResource } from '#resources'
import { foldText } from '../search/fold-text.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { getById } from '../library/voice-catalogue.ts'
import {
  type CollectionRow,
  deleteCollectionRow,
  deleteMember,
  holdCollection,
  insertMember,
  listMembers,
  updateCollectionRow,
} from './collection-store.ts'
import { type ShownCollection, showOne } from './list-collections.ts'

type Membership = { readonly collectionId: string; readonly voiceId: string }

/** Renames a collection or gives it another icon; what is left out stays. */
export function updateCollection(
  ctx: Context,
  input: Input<typeof voicesEndpoints.updateCollection>,
): Promise<ShownCollection> {
  return transaction(ctx, async (ctx) => {
    const before = await hold(ctx, input.collection_id, 'editor')
    const title = input.title ?? before.title
    const row = {
      ...before,
      title,
      title_folded: foldText(title),
      icon: input.icon ?? before.icon,
      updated_at: ctx.now(),
    }
    await updateCollectionRow(ctx, row)
    return showOne(ctx, row)
  })
}

/** Deletes a collection; the voices in it stay. */
export function deleteCollection(
  ctx: Context,
  input: Input<typeof voicesEndpoints.deleteCollection>,
): Promise<{ collectionId: string }> {
  return transaction(ctx, async (ctx) => {
    const { id } = await hold(ctx, input.collection_id, 'admin')
    await deleteCollectionRow(ctx, id)
    await forgetResource(ctx, { type: 'voice_collection', id })
    return { collectionId: id }
  })
}

/** Puts a voice that the caller sees into a collection; doing so again changes nothing. */
export async function addToCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.addToCollection>,
): Promise<Membership> {
  const wanted = await resolveVoiceId(ctx, input.voice_id)
  return transaction(ctx, async (ctx) => {
    const { id } = await hold(ctx, input.collection_id, 'editor')
    const { voiceId } = await getById(ctx, wanted)
    const members = await listMembers(ctx, [id])
    const isIn = members.some((member) => member.voice_id === voiceId)
    if (!isIn && members.length >= collectionVoicesMax) throw new AppError('voice_collection_limit_reached')
    await insertMember(ctx, id, voiceId)
    return { collectionId: id, voiceId }
  })
}

/** Takes a voice out of a collection, also one that is gone or was never in it. */
export async function removeFromCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.removeFromCollection>,
): Promise<Membership> {
  const voiceId = await resolveVoiceId(ctx, input.voice_id)
  return transaction(ctx, async (ctx) => {
    const { id } = await hold(ctx, input.collection_id, 'editor')
    await deleteMember(ctx, id, voiceId)
    return { collectionId: id, voiceId }
  })
}

async function hold(ctx: TransactionContext, id: string, least: AccessLevel): Promise<CollectionRow> {
  const row = await holdCollection(ctx, id)
  if (!row) throw new AppError('voice_collection_not_found', { param: 'collection_id' })
  await assertAccess(ctx, { type: 'voice_collection', id }, least)
  return row
}

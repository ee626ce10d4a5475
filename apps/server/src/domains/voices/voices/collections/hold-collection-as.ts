import type { VoiceId } from '@vireo/contracts/kit'
import type { AccessLevel } from '@vireo/contracts/resources'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { assertAccess } from '#resources'
import { type CollectionRow, holdCollection } from './collection-store.ts'

export type Membership = { readonly collectionId: string; readonly voiceId: VoiceId }

/** Locks a collection that the caller may use at this level at least. Throws 404 and 403. */
export async function holdCollectionAs(
  ctx: TransactionContext,
  id: string,
  least: AccessLevel,
): Promise<CollectionRow> {
  const row = await holdCollection(ctx, id)
  if (!row) throw new AppError('voice_collection_not_found', { param: 'collection_id' })
  await assertAccess(ctx, { type: 'voice_collection', id }, least)
  return row
}

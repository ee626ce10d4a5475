import type { Input } from '@vireo/contracts/kit'
import { collectionVoicesMax, type voicesEndpoints } from '@vireo/contracts/voices'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { getById } from '../library/voice-catalogue.ts'
import { type Membership, holdCollectionAs } from './hold-collection-as.ts'
import { listMembers, insertMember } from './collection-store.ts'

/** Puts a voice that the caller sees into a collection; doing so again changes nothing. */
export async function addToCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.addToCollection>,
): Promise<Membership> {
  const { voiceId } = await getById(ctx, await resolveVoiceId(ctx, input.voice_id))
  return transaction(ctx, async (ctx) => {
    const { id } = await holdCollectionAs(ctx, input.collection_id, 'editor')
    const members = await listMembers(ctx, [id])
    const isIn = members.some((member) => member.voice_id === voiceId)
    if (!isIn && members.length >= collectionVoicesMax) throw new AppError('voice_collection_limit_reached')
    await insertMember(ctx, id, voiceId)
    return { collectionId: id, voiceId }
  })
}

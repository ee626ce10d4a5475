import type { Input } from '@vireo/contracts/kit'
import type { voicesEndpoints } from '@vireo/contracts/voices'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { resolveVoiceId } from '../aliases/resolve-voice-id.ts'
import { type Membership, holdCollectionAs } from './hold-collection-as.ts'
import { deleteMember } from './collection-store.ts'

/** Takes a voice out of a collection, also one that is gone or was never in it. */
export async function removeFromCollection(
  ctx: With<'settings'>,
  input: Input<typeof voicesEndpoints.removeFromCollection>,
): Promise<Membership> {
  const voiceId = await resolveVoiceId(ctx, input.voice_id)
  return transaction(ctx, async (ctx) => {
    const { id } = await holdCollectionAs(ctx, input.collection_id, 'editor')
    await deleteMember(ctx, id, voiceId)
    return { collectionId: id, voiceId }
  })
}

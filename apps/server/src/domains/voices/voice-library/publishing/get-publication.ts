import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnVoice, holdOwnVoice } from '#voices'
import { findSharedVoice, holdSharedVoice } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'

/** Returns how a voice of the caller's is published. Throws `voice_not_published`. */
export async function getPublication(
  ctx: Context,
  input: Input<typeof voiceLibraryEndpoints.getPublished>,
): Promise<SharedVoiceRow> {
  const { id } = await getOwnVoice(ctx, input.voice_id, 'viewer')
  const row = await findSharedVoice(ctx, id)
  if (!row) throw new AppError('voice_not_published')
  return row
}

/** Returns the publication for a change, and locks its row until the transaction ends. Throws `voice_not_published`. */
export async function holdPublication(ctx: TransactionContext, voiceId: VoiceId): Promise<SharedVoiceRow> {
  const { id } = await holdOwnVoice(ctx, voiceId, 'admin')
  const row = await holdSharedVoice(ctx, id)
  if (!row) throw new AppError('voice_not_published')
  return row
}

import type { Input, VoiceId } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOwnVoice, holdOwnVoice } from '#voices'
import { findSharedVoice, holdSharedVoice } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'

/** How a voice of the caller's is published. Throws `voice_not_published` when it is not, or not any more. */
export async function getPublication(
  ctx: Context,
  input: Input<typeof voiceLibraryEndpoints.getPublished>,
): Promise<SharedVoiceRow> {
  const { id } = await getOwnVoice(ctx, input.voice_id, 'viewer')
  const row = await findSharedVoice(ctx, id)
  if (!row) throw new AppError('voice_not_published')
  return row
}

/** The same for who changes it, held until the transaction ends. */
export async function holdPublication(ctx: TransactionContext, voiceId: VoiceId): Promise<SharedVoiceRow> {
  const { id } = await holdOwnVoice(ctx, voiceId, 'admin')
  const row = await holdSharedVoice(ctx, id)
  if (!row) throw new AppError('voice_not_published')
  return row
}

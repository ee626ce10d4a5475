import type { Input } from '@vireo/contracts/kit'
import type { voiceLibraryEndpoints } from '@vireo/contracts/voice-library'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findVoiceOfAny } from '#voices'
import { catalogueVoiceOf } from '#voices/library/index.ts'
import { sendPreview } from '#voices/previews/index.ts'
import { openVoice } from './get-shared-voice.ts'

/** Lets anybody hear a published voice: the recording was made when it was published. */
export async function previewSharedVoice(
  ctx: With<'speech' | 'storage'>,
  input: Input<typeof voiceLibraryEndpoints.preview>,
): Promise<ByteAnswer> {
  const { voice_id: id } = await openVoice(ctx, input)
  const original = await findVoiceOfAny(ctx, id)
  if (!original?.recipe) throw new AppError('voice_not_found', { param: 'voice_id' })
  return sendPreview(ctx, { ...catalogueVoiceOf(original), recipe: original.recipe })
}

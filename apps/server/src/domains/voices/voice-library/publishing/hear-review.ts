import type { Input } from '@vireo/contracts/kit'
import type { voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { AppError } from '#kernel/errors.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { findVoiceOfAny } from '#voices'
import { catalogueVoiceOf } from '#voices/library/index.ts'
import { sendPreview } from '#voices/previews/index.ts'
import { findSharedVoice } from '../shared-voice-store.ts'

/**
 * Lets whoever runs the instance hear a published voice that waits for a decision, which nobody else finds. Throws `operator_only` and
 * `voice_not_published`.
 */
export async function hearReview(
  ctx: With<'settings' | 'speech' | 'storage'>,
  { voice_id: id }: Input<typeof voiceReviewEndpoints.hearReview>,
): Promise<ByteAnswer> {
  await requireOperator(ctx)
  const row = await findSharedVoice(ctx, id)
  const original = row?.review_status === 'pending' ? await findVoiceOfAny(ctx, id) : undefined
  if (!original?.recipe) throw new AppError('voice_not_published', { param: 'voice_id' })
  const answer = await sendPreview(ctx, { ...catalogueVoiceOf(original), recipe: original.recipe })
  return { ...answer, headers: { ...answer.headers, 'cache-control': 'no-store' } }
}

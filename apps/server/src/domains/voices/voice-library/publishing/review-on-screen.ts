import type { Input } from '@vireo/contracts/kit'
import type { voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import type { SharedVoiceRow } from '../tables.ts'
import { reviewPublication } from './review-publication.ts'

/** Decides about a published voice on the screen of whoever runs the instance. Throws `operator_only` and `voice_not_published`. */
export async function reviewOnScreen(
  ctx: With<'settings'>,
  { voice_id: voiceId, decision, reason, message }: Input<typeof voiceReviewEndpoints.review>,
): Promise<SharedVoiceRow> {
  await requireOperator(ctx)
  return reviewPublication(ctx, { voiceId, decision, message: message === '' ? undefined : message, reason })
}

/** Presents what was decided about a voice. */
export function presentReviewed({ voice_id, review_status }: SharedVoiceRow) {
  return { voice_id, review_status }
}

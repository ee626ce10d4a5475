import { z } from 'zod'
import { coded, defineEndpoint } from '../kit/index.ts'
import { SharingReviewStatus, VoicePath } from '../voices/index.ts'

/** What can be decided about a published voice: as it is, after its owner changed it, or not at all. */
export const reviewDecisions = ['allowed', 'allowed_with_changes', 'declined'] as const

/** A published voice that waits for a decision, as whoever decides sees it; not whose it is. */
export const VoiceToReview = z.object({
  voice_id: z.string(),
  name: z.string(),
  description: z.string(),
  category: z.enum(['cloned', 'generated', 'professional']),
  language: z.string(),
  labels: z.record(z.string(), z.string()),
  notice_period_days: z.number().int(),
  live_moderation_enabled: z.boolean(),
  free_users_allowed: z.boolean(),
  published_at_unix: z.number().int(),
  /** Since when it waits. */
  waiting_since_unix: z.number().int(),
})
export type VoiceToReview = z.infer<typeof VoiceToReview>

const signedIn = { access: 'signed-in' } as const

export const voiceReviewEndpoints = {
  listReviews: defineEndpoint({
    id: 'voiceLibrary.listReviews',
    method: 'GET',
    path: '/v1/admin/voice-reviews',
    summary: 'List published voices that wait for a decision, the longest waiting first',
    ...signedIn,
    query: z.object({ page_size: coded('invalid_page_size', z.coerce.number().int().min(1).max(200)).default(100) }),
    success: { status: 200, schema: z.object({ voices: z.array(VoiceToReview), has_more: z.boolean() }) },
    errors: ['operator_only', 'invalid_page_size'],
  }),
  hearReview: defineEndpoint({
    id: 'voiceLibrary.hearReview',
    method: 'GET',
    path: '/v1/admin/voice-reviews/:voice_id/preview',
    summary: 'Hear a short sample of a published voice that waits for a decision',
    ...signedIn,
    params: VoicePath,
    success: { status: 200, bytes: ['audio/mpeg'] },
    errors: ['operator_only', 'voice_not_published'],
  }),
  review: defineEndpoint({
    id: 'voiceLibrary.review',
    method: 'POST',
    path: '/v1/admin/voice-reviews/:voice_id/decisions',
    summary: 'Decide whether others may find and add a published voice',
    ...signedIn,
    params: VoicePath,
    body: z.object({
      decision: z.enum(reviewDecisions),
      /** Why, for the log of whoever decides; its owner does not read it. */
      reason: z.string().trim().min(3).max(500),
      /** What its owner is told. */
      message: z.string().trim().max(500).default(''),
    }),
    success: {
      status: 200,
      schema: z.object({ voice_id: z.string(), review_status: SharingReviewStatus }),
    },
    errors: ['operator_only', 'voice_not_published'],
  }),
} as const

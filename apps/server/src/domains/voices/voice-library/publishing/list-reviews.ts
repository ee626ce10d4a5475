import type { Input } from '@vireo/contracts/kit'
import type { VoiceToReview, voiceReviewEndpoints } from '@vireo/contracts/voice-library'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { requireOperator } from '#identity/support-access/index.ts'
import type { With } from '#ports/ports.ts'
import { listPendingReviews } from '../shared-voice-store.ts'
import type { SharedVoiceRow } from '../tables.ts'

type Waiting = { readonly rows: readonly SharedVoiceRow[]; readonly hasMore: boolean }

/** Lists published voices that wait for a decision, for whoever runs the instance. Throws `operator_only`. */
export async function listReviews(
  ctx: With<'settings'>,
  { page_size: size }: Input<typeof voiceReviewEndpoints.listReviews>,
): Promise<Waiting> {
  await requireOperator(ctx)
  const rows = await listPendingReviews(ctx, size + 1)
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

/** Presents voices that wait for a decision. */
export function presentReviews({ rows, hasMore }: Waiting) {
  const voices: VoiceToReview[] = rows.map((row) => ({
    voice_id: row.voice_id,
    name: row.name,
    description: row.description,
    category: row.category,
    language: row.language,
    labels: { ...row.labels },
    notice_period_days: row.notice_period_days,
    live_moderation_enabled: row.live_moderation,
    free_users_allowed: row.free_users_allowed,
    published_at_unix: unixSeconds(row.published_at),
    waiting_since_unix: unixSeconds(row.updated_at),
  }))
  return { voices, has_more: hasMore }
}

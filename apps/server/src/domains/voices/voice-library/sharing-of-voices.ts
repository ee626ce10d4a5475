import type { VoiceSharing } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { listOriginalsOf } from './copies/copy-store.ts'
import { listSharedAmong } from './shared-voice-store.ts'
import type { SharedVoiceRow } from './tables.ts'

/**
 * Describes how voices of a workspace are shared, both those it published and those it added. Fills the hook of
 * `voices`.
 */
export async function describeSharing(
  ctx: Context,
  ids: readonly string[],
): Promise<ReadonlyMap<string, VoiceSharing>> {
  const originals = await listOriginalsOf(ctx, ids)
  const rows = await listSharedAmong(ctx, [...ids, ...originals.map((one) => one.original_voice_id)])
  const shared = new Map(rows.map((row) => [row.voice_id, row]))
  const sharing = new Map<string, VoiceSharing>()
  for (const id of ids) {
    const own = shared.get(id)
    if (own) sharing.set(id, present(own, own.status))
  }
  for (const { copy_voice_id: id, original_voice_id: originalId, told } of originals) {
    const original = shared.get(originalId)
    if (original) sharing.set(id, present(original, told === 'removed' ? 'copied_disabled' : 'copied'))
  }
  return sharing
}

/** Presents how a voice is shared. Of a copy it does not tell what a review said, which is its owner's affair. */
function present(row: SharedVoiceRow, status: VoiceSharing['status']): VoiceSharing {
  const isCopy = status === 'copied' || status === 'copied_disabled'
  return {
    status,
    live_moderation_enabled: row.live_moderation,
    history_item_sample_id: null,
    date_unix: unixSeconds(row.published_at),
    whitelisted_emails: [],
    public_owner_id: row.public_owner_id,
    original_voice_id: row.voice_id,
    financial_rewards_enabled: false,
    free_users_allowed: row.free_users_allowed,
    rate: null,
    fiat_rate: null,
    notice_period: row.notice_period_days,
    disable_at_unix: row.disable_at && unixSeconds(row.disable_at),
    voice_mixing_allowed: false,
    featured: row.featured,
    category: row.category,
    reader_app_enabled: false,
    image_url: null,
    ban_reason: null,
    // Nobody can like a voice here.
    liked_by_count: 0,
    cloned_by_count: row.cloned_by_count,
    name: row.name,
    description: row.description === '' ? null : row.description,
    labels: { ...row.labels },
    review_status: isCopy ? 'allowed' : row.review_status,
    review_message: isCopy ? null : row.review_message,
    enabled_in_library: row.enabled_in_library,
    instagram_username: null,
    twitter_username: null,
    youtube_username: null,
    tiktok_username: null,
    moderation_check: null,
    reader_restricted_on: null,
  }
}

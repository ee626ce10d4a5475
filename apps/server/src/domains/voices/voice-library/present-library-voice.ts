import type { LibraryVoice, LibraryVoicePage, PublishedVoice } from '@vireo/contracts/voice-library'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import type { With } from '#ports/ports.ts'
import { presentSketch } from '#voices/sketches/index.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { FoundPage, FoundVoice } from './search-shared-voices.ts'
import type { SharedVoiceRow } from './tables.ts'

const modelId = 'eleven_multilingual_v2'

/** Presents a published voice to everybody; nothing of it tells who its owner is. */
export function presentLibraryVoice(
  { voice, copy, sketch }: FoundVoice,
  ctx: With<'settings' | 'vault'>,
): LibraryVoice {
  const { labels } = voice
  const drawn = presentSketch(ctx, voice.voice_id, sketch)
  const previewUrl = urlOf(ctx, `/v1/shared-voices/${voice.public_owner_id}/${voice.voice_id}/preview`)
  const language = canonicalLanguage(voice.language)
  const locale = voice.language.includes('-') ? voice.language : null
  return {
    public_owner_id: voice.public_owner_id,
    voice_id: voice.voice_id,
    date_unix: unixSeconds(voice.published_at),
    name: voice.name,
    accent: labels['accent'] ?? '',
    gender: labels['gender'] ?? '',
    age: labels['age'] ?? '',
    descriptive: labels['descriptive'] ?? '',
    use_case: labels['use_case'] ?? '',
    category: voice.category,
    language,
    locale,
    description: voice.description === '' ? null : voice.description,
    preview_url: previewUrl,
    usage_character_count_1y: voice.usage_1y,
    usage_character_count_7d: voice.usage_7d,
    play_api_usage_character_count_1y: 0,
    cloned_by_count: voice.cloned_by_count,
    rate: null,
    fiat_rate: null,
    free_users_allowed: voice.free_users_allowed,
    live_moderation_enabled: voice.live_moderation,
    featured: voice.featured,
    verified_languages: [
      { language, model_id: modelId, accent: labels['accent'] ?? null, locale, preview_url: previewUrl },
    ],
    notice_period: voice.notice_period_days,
    instagram_username: null,
    twitter_username: null,
    youtube_username: null,
    tiktok_username: null,
    image_url: drawn.face.picture_url,
    is_added_by_user: copy !== undefined,
    is_bookmarked: copy?.is_bookmarked ?? false,
    ...drawn,
  }
}

/** Presents a page of published voices. */
export function presentLibraryPage(page: FoundPage, ctx: With<'settings' | 'vault'>): LibraryVoicePage {
  return {
    voices: page.voices.map((found) => presentLibraryVoice(found, ctx)),
    has_more: page.hasMore,
    total_count: page.totalCount,
    last_sort_id: page.lastSortId,
  }
}

/** Presents a published voice to its owner. */
export function presentPublication(row: SharedVoiceRow, ctx: With<'settings'>): PublishedVoice {
  return {
    voice_id: row.voice_id,
    public_owner_id: row.public_owner_id,
    status: row.status,
    review_status: row.review_status,
    review_message: row.review_message,
    name: row.name,
    description: row.description,
    labels: { ...row.labels },
    notice_period_days: row.notice_period_days,
    live_moderation_enabled: row.live_moderation,
    free_users_allowed: row.free_users_allowed,
    enabled_in_library: row.enabled_in_library,
    featured: row.featured,
    date_unix: unixSeconds(row.published_at),
    disable_at_unix: row.disable_at && unixSeconds(row.disable_at),
    cloned_by_count: row.cloned_by_count,
    usage_character_count_1y: row.usage_1y,
    usage_character_count_7d: row.usage_7d,
    link: urlOf(ctx, `/app/voice-lab/share/${row.public_owner_id}/${row.voice_id}`),
  }
}

function urlOf(ctx: With<'settings'>, path: string): string {
  return new URL(path, ctx.ports.settings.publicUrl).href
}

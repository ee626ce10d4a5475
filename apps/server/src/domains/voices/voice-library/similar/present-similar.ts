import type { LibraryVoice as LibraryVoiceDocument, SimilarVoices } from '@vireo/contracts/voice-library'
import type { With } from '#ports/ports.ts'
import { type LibraryVoice } from '#voices/library/index.ts'
import { previewUrlOf } from '#voices/previews/index.ts'
import { presentSketch } from '#voices/sketches/index.ts'
import { presentLibraryVoice } from '../present-library-voice.ts'
import type { NearVoice } from './find-similar-voices.ts'

/** The owner named for premade voices, which nobody publishes and everybody has. */
const premadeOwner = 'premade'

/** Presents voices by how near they are; distances are rounded to three places. */
export function presentSimilar(near: readonly NearVoice[], ctx: With<'settings' | 'vault'>): SimilarVoices {
  return {
    voices: near.map((found) => ({
      ...(found.kind === 'premade' ? presentPremade(found.voice, ctx) : presentLibraryVoice(found, ctx)),
      distance: found.distance === undefined ? null : Math.round(found.distance * 1000) / 1000,
    })),
    has_more: false,
    total_count: near.length,
    last_sort_id: null,
  }
}

/** Presents a premade voice in the shape of a published one; what only people's voices have is empty. */
function presentPremade(voice: LibraryVoice, ctx: With<'settings' | 'vault'>): LibraryVoiceDocument {
  const { accent, gender, age, descriptive, use_case, language } = voice.labels
  const previewUrl = previewUrlOf(ctx, voice)
  const [locale] = voice.languages
  return {
    public_owner_id: premadeOwner,
    voice_id: voice.voiceId,
    date_unix: 0,
    name: voice.name,
    accent,
    gender,
    age,
    descriptive,
    use_case,
    category: voice.category,
    language,
    locale: locale.includes('-') ? locale : null,
    description: voice.description,
    preview_url: previewUrl,
    usage_character_count_1y: 0,
    usage_character_count_7d: 0,
    play_api_usage_character_count_1y: 0,
    cloned_by_count: 0,
    rate: null,
    fiat_rate: null,
    free_users_allowed: true,
    live_moderation_enabled: false,
    featured: false,
    verified_languages: voice.verifiedLanguages.map(({ modelId: model_id, ...verified }) => ({
      ...verified,
      model_id,
      preview_url: previewUrl,
    })),
    notice_period: null,
    instagram_username: null,
    twitter_username: null,
    youtube_username: null,
    tiktok_username: null,
    image_url: null,
    is_added_by_user: true,
    is_bookmarked: false,
    ...presentSketch(ctx, voice.voiceId, undefined),
  }
}

import type { Voice, VoicePage } from '@vireo/contracts'
import type { FullContext } from '../../kernel/ports.ts'
import type { ShownVoice } from './get-voice.ts'
import { presentSettings } from './resolve-settings.ts'
import type { FoundVoices } from './search-voices.ts'
import { unrestricted } from './voice-safety.ts'

/** A premade voice: it is everybody's and cannot be edited; only the operator restricts it. */
export function presentVoice({ voice, safety, settings }: ShownVoice, ctx: FullContext): Voice {
  const previewUrl = new URL(`/v1/voices/${voice.voiceId}/preview`, ctx.ports.settings.publicUrl).href
  return {
    voice_id: voice.voiceId,
    name: voice.name,
    samples: null,
    category: voice.category,
    fine_tuning: null,
    labels: { ...voice.labels },
    description: voice.description,
    preview_url: previewUrl,
    available_for_tiers: [],
    settings: settings ? presentSettings(settings) : null,
    sharing:
      safety === unrestricted ? null : { status: safety.sharingStatus, live_moderation_enabled: safety.liveModeration },
    high_quality_base_model_ids: [],
    verified_languages: voice.verifiedLanguages.map(({ language, locale, accent, modelId }) => ({
      language,
      model_id: modelId,
      accent,
      locale,
      preview_url: previewUrl,
    })),
    collection_ids: [],
    safety_control: safety.control,
    voice_verification: {
      requires_verification: safety.requiresVerification,
      is_verified: safety.isVerified,
      verification_failures: [],
      verification_attempts_count: 0,
      language: null,
      verification_attempts: null,
    },
    permission_on_resource: null,
    is_owner: false,
    is_legacy: false,
    is_mixed: false,
    favorited_at_unix: null,
    created_at_unix: null,
    is_bookmarked: null,
    recording_quality: null,
    labelling_status: null,
    recording_quality_reason: null,
  }
}

/** Lists leave the settings out: they belong to a voice that somebody looks at. */
export function presentVoices(voices: readonly ShownVoice[], ctx: FullContext): { voices: Voice[] } {
  return { voices: voices.map((shown) => presentVoice(shown, ctx)) }
}

export function presentPage({ voices, totalCount, nextPageToken }: FoundVoices, ctx: FullContext): VoicePage {
  return {
    ...presentVoices(voices, ctx),
    has_more: nextPageToken !== undefined,
    total_count: totalCount,
    next_page_token: nextPageToken ?? null,
  }
}

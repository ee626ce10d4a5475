import type { Context } from '#kernel/context.ts'
import type { FineTuningState, Voice, VoicePage, VoiceSample, VoiceSharing } from '@vireo/contracts/voices'
import type { With } from '#ports/ports.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import type { OwnParts, ShownVoice } from './describe-voices.ts'
import { previewUrlOf } from './previews/preview-url.ts'
import { presentSettings } from './settings/resolve-settings.ts'
import { presentQuality } from './samples/present-sample-report.ts'
import { presentSketch } from './sketches/present-sketch.ts'
import { presentEngine } from './speaking/present-engine.ts'
import type { FoundVoices } from './search/search-voices.ts'
import type { VoiceRow, VoiceSampleRow } from './tables.ts'
import { unrestricted, type VoiceSafety } from './safety/voice-safety.ts'

/** Presents a voice as clients read it. What only own voices have is null for premade ones. */
export function presentVoice(shown: ShownVoice, ctx: With<'settings' | 'vault'>): Voice {
  const { voice, safety, settings, own } = shown
  const previewUrl = previewUrlOf(ctx, voice)
  return {
    voice_id: voice.voiceId,
    name: voice.name,
    category: voice.category,
    labels: Object.fromEntries(Object.entries(voice.labels).flatMap(([name, value]) => (value ? [[name, value]] : []))),
    language: voice.languages[0],
    description: voice.description,
    preview_url: previewUrl,
    available_for_tiers: [],
    settings: settings ? presentSettings(settings) : null,
    sharing: presentSharing(safety, own),
    high_quality_base_model_ids: trainedModels(voice.own),
    verified_languages: [
      ...voice.verifiedLanguages,
      ...(own?.languages ?? []).map((each) => ({ ...each, locale: null, accent: null })),
    ].map(({ language, locale, accent, modelId }) => ({
      language,
      model_id: modelId,
      accent,
      locale,
      preview_url: previewUrl,
    })),
    collection_ids: [...shown.collectionIds],
    safety_control: safety.control,
    voice_verification: {
      requires_verification: safety.requiresVerification,
      is_verified: safety.isVerified,
      verification_failures: [...(voice.own?.verification_failures ?? [])],
      verification_attempts_count: voice.own?.verification_attempts ?? 0,
      language: voice.own?.language ?? null,
      verification_attempts: own ? [...own.attempts] : null,
    },
    is_legacy: voice.isLegacy ?? false,
    is_mixed: false,
    favorited_at_unix: null,
    is_bookmarked: null,
    labelling_status: null,
    ...presentSketch(ctx, voice.voiceId, own?.sketch),
    engine: presentEngine(voice),
    ...(voice.own && own ? presentOwn(voice.own, own, ctx) : nobodys),
  }
}

/** States by importance: what goes on, then what is done, then what failed. */
const byWeight = ['fine_tuning', 'queued', 'delayed', 'fine_tuned', 'failed'] as const

function furthest(states: Readonly<Record<string, FineTuningState>>): FineTuningState {
  const found = new Set(Object.values(states))
  return byWeight.find((state) => found.has(state)) ?? 'not_started'
}

/** Returns the models that a professional voice was trained for. */
function trainedModels(own: VoiceRow | undefined): string[] {
  return Object.entries(own?.fine_tuning?.state ?? {}).flatMap(([model, state]) =>
    state === 'fine_tuned' ? [model] : [],
  )
}

const nobodys = {
  samples: null,
  fine_tuning: null,
  permission_on_resource: null,
  is_owner: false,
  created_at_unix: null,
  recording_quality: null,
  recording_quality_reason: null,
  cloning_method: null,
} as const

function presentOwn(row: VoiceRow, own: OwnParts, ctx: Context): { [K in keyof typeof nobodys]: Voice[K] } {
  return {
    samples: own.samples.map(presentSample),
    fine_tuning: row.fine_tuning && { ...row.fine_tuning, finetuning_state: furthest(row.fine_tuning.state) },
    permission_on_resource: own.access ?? null,
    is_owner: row.created_by === ctx.actor.userId && row.copied_from === null,
    created_at_unix: unixSeconds(row.created_at),
    recording_quality: null,
    recording_quality_reason: null,
    cloning_method: row.method,
  }
}

function presentSharing(safety: VoiceSafety, own: OwnParts | undefined): VoiceSharing | null {
  if (own?.sharing) {
    const { sharing } = own
    const status = safety.sharingStatus === 'copied_disabled' ? safety.sharingStatus : sharing.status
    return { ...sharing, status, live_moderation_enabled: sharing.live_moderation_enabled || safety.liveModeration }
  }
  const isUnshared = own && safety.sharingStatus === 'disabled' && !safety.liveModeration
  if (isUnshared || safety === unrestricted) return null
  return { status: safety.sharingStatus, live_moderation_enabled: safety.liveModeration }
}

/** Presents a sample as clients read it, with times in seconds. */
export function presentSample(row: VoiceSampleRow): VoiceSample {
  return {
    sample_id: row.id,
    file_name: row.file_name,
    mime_type: row.mime_type,
    size_bytes: row.size_bytes,
    hash: row.hash,
    duration_secs: row.duration_ms / 1000,
    remove_background_noise: row.remove_background_noise,
    has_isolated_audio: null,
    has_isolated_audio_preview: null,
    speaker_separation: row.details?.speaker_separation ?? null,
    trim_start: row.details?.trim_start ?? null,
    trim_end: row.details?.trim_end ?? null,
    quality: row.quality && presentQuality(row.quality),
  }
}

/** Presents a list of voices without their settings, which belong to a single voice. */
export function presentVoices(voices: readonly ShownVoice[], ctx: With<'settings' | 'vault'>): { voices: Voice[] } {
  return { voices: voices.map((shown) => presentVoice(shown, ctx)) }
}

/** Presents a page of voices with the token of the next one. */
export function presentPage(
  { voices, totalCount, nextPageToken }: FoundVoices,
  ctx: With<'settings' | 'vault'>,
): VoicePage {
  return {
    ...presentVoices(voices, ctx),
    has_more: nextPageToken !== undefined,
    total_count: totalCount,
    next_page_token: nextPageToken ?? null,
  }
}

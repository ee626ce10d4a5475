import type { VoicePreviews } from '@vireo/contracts/voice-design'
import { canonicalLanguage } from '#kernel/canonical-language.ts'
import { presentFace } from '#voices/sketches/index.ts'
import type { MadePreviews } from './make-previews.ts'

/** Presents the previews, with their sound in base64 unless it is to be streamed. */
export function presentPreviews({ plan, previews, iterationId }: MadePreviews): VoicePreviews {
  return {
    previews: previews.map(({ row, audio }) => ({
      audio_base_64: plan.streams ? '' : Buffer.from(audio).toString('base64'),
      generated_voice_id: row.id,
      media_type: row.content_type,
      duration_secs: row.duration_ms / 1000,
      language: canonicalLanguage(row.locale),
      face: presentFace(row.id, row.traits),
    })),
    text: plan.text.text,
    text_is_generated: plan.text.isGenerated,
    seed: plan.seed,
    read: plan.read,
    expires_at_unix: Math.floor((previews[0]?.row.expires_at.getTime() ?? 0) / 1000),
    remixing_session_id: iterationId === undefined ? null : (plan.place?.sessionId ?? null),
    remixing_session_iteration_id: iterationId ?? null,
  }
}

import type { VoiceId } from '@vireo/contracts/kit'
import type { VoiceCaptcha } from '@vireo/contracts/voice-verification'
import type { VerificationAttempt } from '@vireo/contracts/voices'
import type { Context } from '#kernel/context.ts'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { listAttempts } from './attempt-store.ts'
import { renderLines } from './captcha/render-lines.ts'
import type { DrawnCaptcha } from './get-captcha.ts'
import type { AttemptRow } from './tables.ts'

/** Presents drawn lines as an image, with the attempts left. */
export function presentCaptcha({ captcha, attemptsLeft }: DrawnCaptcha): VoiceCaptcha {
  return {
    image_base64: Buffer.from(renderLines(captcha.lines)).toString('base64'),
    language: captcha.language,
    line_count: captcha.lines.length,
    expires_at_unix: unixSeconds(captcha.expires_at),
    attempts_left: attemptsLeft,
  }
}

/**
 * Presents an attempt. Nothing is transcribed: the transcription is the text where it was heard, and empty otherwise.
 */
export function presentAttempt(row: AttemptRow): VerificationAttempt {
  return {
    text: row.text,
    date_unix: unixSeconds(row.created_at),
    accepted: row.accepted,
    similarity: row.similarity,
    levenshtein_distance: row.levenshtein_distance,
    recording:
      row.storage_key === null
        ? null
        : {
            recording_id: row.id,
            mime_type: row.mime_type,
            size_bytes: row.size_bytes,
            upload_date_unix: unixSeconds(row.created_at),
            transcription: row.levenshtein_distance === 0 ? row.text : '',
          },
  }
}

/** Describes the attempts to verify voices. Fills the hook of `voices`. */
export async function describeAttempts(
  ctx: Context,
  voiceIds: readonly VoiceId[],
): Promise<ReadonlyMap<string, readonly VerificationAttempt[]>> {
  const found = new Map<string, VerificationAttempt[]>()
  if (voiceIds.length === 0) return found
  for (const row of await listAttempts(ctx, voiceIds)) {
    found.set(row.voice_id, [...(found.get(row.voice_id) ?? []), presentAttempt(row)])
  }
  return found
}

import type { Context } from '#kernel/context.ts'
import type { Input, UploadedFile, VoiceId } from '@vireo/contracts/kit'
import type { voiceVerificationEndpoints } from '@vireo/contracts/voice-verification'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { mediaTypeOf } from '#kernel/media-types.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { changeVoice, holdOwnVoice } from '#voices'
import { voiceFolder } from '#voices/files/index.ts'
import { keepFile, listSamples } from '#voices/samples/index.ts'
import { insertAttempt, updateAttempt } from './attempt-store.ts'
import { takeCaptcha } from './captcha-store.ts'
import { checkSpokenLines, readRecording, type SpokenCheck, type SpokenLines } from './check-spoken-lines.ts'
import { type Demand, findDemand } from './find-demand.ts'
import { assertAttempts } from './get-captcha.ts'
import { upsertOpening } from './opening-store.ts'
import { soundsLikeOurs } from './say-lines.ts'
import type { AttemptFailure, AttemptRow, CaptchaRow } from './tables.ts'

const sentences: Record<AttemptFailure, string> = {
  silent: 'Nobody can be heard in this recording.',
  words: 'Not all of the lines were heard. Read every one of them, in order, without a break.',
  speaker: 'The lines were heard, but not in the voice of its samples.',
  synthetic: 'This is how the lines are said here. Read them aloud yourself.',
  unfinished: 'The recording could not be judged.',
}

/**
 * Judges a recording of the lines that the caller drew last. Lines count once; every judgement counts as an attempt,
 * and its recording is kept for a while. Throws `voice_captcha_failed` with the reason in `data`.
 */
export async function solveCaptcha(
  ctx: With<'media' | 'settings' | 'speech' | 'speechAnalysis' | 'storage'>,
  input: Input<typeof voiceVerificationEndpoints.solveCaptcha>,
): Promise<void> {
  const demand = await assertMaySolve(ctx, input)
  const [file] = input.files.recording
  if (!file) throw new AppError('invalid_audio', { param: 'recording' })
  const recording = await readRecording(ctx, file)
  const { captcha, attempt } = await beginAttempt(ctx, demand, { file, mimeType: mimeTypeOf(recording) })
  const samples = demand.asksForVerification ? await listSamples(ctx, demand.voice.voiceId) : undefined
  const check = await judge(ctx, demand, { samples, lines: captcha, recording })
  const storageKey = `${voiceFolder(ctx.workspaceId, demand.voice.voiceId)}attempts/${attempt.id}`
  await keepFile(ctx, storageKey, file.path)
  try {
    await settle(ctx, demand, { ...attempt, storage_key: storageKey }, check)
  } catch (error) {
    await ctx.ports.storage.remove(storageKey)
    throw error
  }
  if (check.failure) throw refusal(check.failure)
}

/** Judges whether the right speaker read the right words; where anybody may read, a voice made here does not count. */
async function judge(
  ctx: With<'media' | 'speech' | 'speechAnalysis' | 'storage'>,
  { voice: { voiceId } }: Demand,
  spoken: SpokenLines,
): Promise<SpokenCheck> {
  const check = await checkSpokenLines(ctx, spoken)
  if (!check.accepted || spoken.samples) return check
  if (!(await soundsLikeOurs(ctx, spoken.recording, { lines: spoken.lines, voiceId }))) return check
  return { ...check, accepted: false, failure: 'synthetic' }
}

/**
 * Refuses a recording of lines before it has come; returns what is to be proved. Throws as `findDemand` does, and
 * `voice_captcha_attempts_reached`.
 */
export async function assertMaySolve(
  ctx: With<'settings'>,
  { voice_id: voiceId }: { readonly voice_id: VoiceId },
): Promise<Demand> {
  const demand = await findDemand(ctx, voiceId)
  await assertAttempts(ctx, demand.voice.voiceId)
  return demand
}

function mimeTypeOf({ container, hasVideo }: Awaited<ReturnType<typeof readRecording>>): string {
  return (container && mediaTypeOf(container, hasVideo)) ?? 'application/octet-stream'
}

function refusal(reason: AttemptFailure): AppError {
  return new AppError('voice_captcha_failed', { message: sentences[reason], param: 'recording', data: { reason } })
}

type Brought = { readonly file: UploadedFile; readonly mimeType: string }

/** Inserts the attempt before the judgement, so that attempts made at once, and those that crash, count as well. */
function beginAttempt(ctx: Context, { voice }: Demand, { file, mimeType }: Brought) {
  return transaction(ctx, async (ctx): Promise<{ captcha: CaptchaRow; attempt: AttemptRow }> => {
    const captcha = await takeCaptcha(ctx, voice.voiceId)
    if (!captcha) throw new AppError('voice_captcha_expired', { param: 'recording' })
    const attempt: AttemptRow = {
      id: ctx.newId('verificationAttempt'),
      workspace_id: ctx.workspaceId,
      user_id: ctx.actor.userId,
      voice_id: voice.voiceId,
      own_voice_id: voice.own?.id ?? null,
      text: captcha.lines.join('\n'),
      accepted: false,
      failure: 'unfinished',
      similarity: 0,
      levenshtein_distance: captcha.lines.join(' ').length,
      storage_key: null,
      mime_type: mimeType,
      size_bytes: file.sizeBytes,
      created_at: ctx.now(),
    }
    await insertAttempt(ctx, attempt)
    return { captcha, attempt }
  })
}

function settle(ctx: Context, { voice, ...asks }: Demand, attempt: AttemptRow, check: SpokenCheck): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const own = asks.asksForVerification ? await holdOwnVoice(ctx, voice.voiceId, 'editor') : undefined
    const { accepted, similarity, levenshteinDistance, failure = null } = check
    const judged = { ...attempt, accepted, similarity, failure, levenshtein_distance: levenshteinDistance }
    if (!(await updateAttempt(ctx, judged))) throw new AppError('voice_not_found', { param: 'voice_id' })
    if (own) {
      await changeVoice(ctx, own, {
        is_verified: own.is_verified || accepted,
        verification_attempts: own.verification_attempts + 1,
        verification_failures: failure === null ? [] : [failure],
      })
    }
    if (!accepted) return
    if (asks.asksForCaptcha) await upsertOpening(ctx, voice.voiceId)
    await writeAudit(ctx, {
      action: 'voice-verification.accepted',
      target: { kind: 'voice', id: voice.voiceId },
      details: { captcha: asks.asksForCaptcha, verified: asks.asksForVerification, attempt: attempt.id },
    })
  })
}

import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { assertAccess } from '#resources'
import { findUser } from '#users'
import { type VoiceRow } from '#voices'
import { type CatalogueVoice, getFromCatalogue } from '#voices/library/index.ts'
import { findSafety } from '#voices/safety/index.ts'

/** What a voice asks of the caller before it speaks. */
export type Demand = {
  readonly voice: CatalogueVoice
  /** Whether the caller has to read lines aloud before the voice speaks for them. */
  readonly asksForCaptcha: boolean
  /** Whether the caller has to prove that the voice is theirs, or may. */
  readonly asksForVerification: boolean
}

/**
 * Finds what has to be proved of a voice, or can be, by a caller who may. Throws `voice_not_found`, `forbidden`, and
 * `voice_captcha_not_needed` where there is nothing to prove.
 */
export async function findDemand(ctx: With<'settings'>, given: string): Promise<Demand> {
  const [voice, safetyOf] = await Promise.all([getFromCatalogue(ctx, given), findSafety(ctx)])
  const { control, isVerified, requiresVerification } = safetyOf(voice)
  const asksForCaptcha = control === 'CAPTCHA' || control === 'ENTERPRISE_CAPTCHA'
  const isAsked = !isVerified && (requiresVerification || (await isInProbation(ctx)))
  // A clone that speaks without a proof is not published without one.
  const isOffered = !asksForCaptcha && isRecorded(voice.own)
  const asksForVerification = canBeProven(voice.own) && (isAsked || isOffered)
  if (asksForVerification) await assertAccess(ctx, { type: 'voice', id: voice.voiceId }, 'editor')
  if (!asksForCaptcha && !asksForVerification) throw new AppError('voice_captcha_not_needed', { param: 'voice_id' })
  return { voice, asksForCaptcha, asksForVerification }
}

/** Tells whether a voice can be proved to be its people's own; premade voices are verified by the operator. */
function canBeProven(own: VoiceRow | undefined): boolean {
  return own !== undefined && own.copied_from === null && !own.is_verified
}

/** Tells whether a voice was made from recordings of somebody a reader can be compared with. */
function isRecorded(own: VoiceRow | undefined): boolean {
  return own?.method === 'acoustic_matching' || own?.method === 'zero_shot'
}

async function isInProbation(ctx: Context): Promise<boolean> {
  const user = await findUser(ctx, ctx.actor.userId)
  return user?.is_in_probation ?? true
}

import { AppError } from '../../kernel/errors.ts'
import type { Context } from '../../kernel/context.ts'
import { assertAccess } from '../resources/index.ts'
import { findUser } from '../users/index.ts'
import { type CatalogueVoice, findSafety, getFromCatalogue } from '../voices/index.ts'

/** What a voice asks of the caller before it speaks. */
export type Demand = {
  readonly voice: CatalogueVoice
  /** Somebody here has to prove that they are a person who can say what they are asked to. */
  readonly asksForCaptcha: boolean
  /** The voice's owner has to prove that it is theirs. */
  readonly asksForVerification: boolean
}

/**
 * What is to be proved of a voice, by somebody who may. Throws `voice_not_found`, `forbidden`, and
 * `voice_captcha_not_needed` where there is nothing to prove.
 */
export async function findDemand(ctx: Context, voiceId: string): Promise<Demand> {
  const [voice, safetyOf] = await Promise.all([getFromCatalogue(ctx, voiceId), findSafety(ctx)])
  const { control, isVerified, requiresVerification } = safetyOf(voice)
  const asksForCaptcha = control === 'CAPTCHA' || control === 'ENTERPRISE_CAPTCHA'
  // Only a voice's own people can prove that it is theirs; premade ones the operator verifies.
  const isOpen = voice.own === undefined || voice.own.copied_from !== null || voice.own.is_verified
  const asksForVerification = !isOpen && !isVerified && (requiresVerification || (await isInProbation(ctx)))
  if (asksForVerification) await assertAccess(ctx, { type: 'voice', id: voiceId }, 'editor')
  if (!asksForCaptcha && !asksForVerification) throw new AppError('voice_captcha_not_needed', { param: 'voice_id' })
  return { voice, asksForCaptcha, asksForVerification }
}

async function isInProbation(ctx: Context): Promise<boolean> {
  const user = await findUser(ctx, ctx.actor.userId)
  return user?.is_in_probation ?? true
}

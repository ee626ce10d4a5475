import type { VoiceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findSafety } from './find-safety.ts'
import { findPremadeVoice } from '../library/premade-voices.ts'
import type { VoiceSafety } from './voice-safety.ts'
import { upsertVoiceSafety } from './voice-safety-store.ts'
import { findVoiceOfAny, updateVoice } from '../voice-store.ts'

export type SafetyChange = { readonly voiceId: VoiceId } & Partial<VoiceSafety>

/** Changes what holds for a voice on this instance; what is left out stays. Tells what holds then, all in all. */
export async function setSafety(ctx: With<'settings'>, { voiceId, ...change }: SafetyChange): Promise<VoiceSafety> {
  await assertExists(ctx, voiceId)
  const safetyOf = await findSafety(ctx)
  const safety = { ...safetyOf({ voiceId }), ...change }
  await transaction(ctx, async (ctx) => {
    await upsertVoiceSafety(ctx, voiceId, safety)
    // Somebody's own voice says itself whether it is verified: what the operator decides stands there too.
    const own = change.isVerified === undefined ? undefined : await findVoiceOfAny(ctx, voiceId)
    if (own) await updateVoice(ctx, { ...own, is_verified: safety.isVerified, updated_at: ctx.now() })
    await writeAudit(ctx, {
      action: 'voices.safety-set',
      target: { kind: 'voice', id: voiceId },
      details: { ...safety },
    })
  })
  const own = await findVoiceOfAny(ctx, voiceId)
  return (await findSafety(ctx))({ voiceId, ...(own && { own }) })
}

/** Throws `voice_not_found` unless there is this voice in the instance, whoever made it. */
async function assertExists(ctx: With<'settings'>, voiceId: VoiceId): Promise<void> {
  if (findPremadeVoice(ctx, voiceId) || (await findVoiceOfAny(ctx, voiceId))) return
  throw new AppError('voice_not_found', { param: 'voice_id' })
}

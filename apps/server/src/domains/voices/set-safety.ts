import { writeAudit } from '../../kernel/audit.ts'
import type { Context } from '../../kernel/context.ts'
import { transaction } from '../../kernel/transaction.ts'
import { findSafety } from './find-safety.ts'
import { getFromCatalogue } from './voice-catalogue.ts'
import type { VoiceSafety } from './voice-safety.ts'
import { upsertVoiceSafety } from './voice-safety-store.ts'

export type SafetyChange = { readonly voiceId: string } & Partial<VoiceSafety>

/** Changes what holds for a voice on this instance; what is left out stays. Only the operator's command line does. */
export async function setSafety(ctx: Context, { voiceId, ...change }: SafetyChange): Promise<VoiceSafety> {
  const voice = await getFromCatalogue(ctx, voiceId)
  const safetyOf = await findSafety(ctx)
  const safety = { ...safetyOf(voice.voiceId), ...change }
  await transaction(ctx, async (ctx) => {
    await upsertVoiceSafety(ctx, voice.voiceId, safety)
    await writeAudit(ctx, {
      action: 'voices.safety-set',
      target: { kind: 'voice', id: voice.voiceId },
      details: { ...safety },
    })
  })
  return safety
}

import type { TransactionContext } from '#kernel/context.ts'
import { changeCopies } from '#voices/copies/index.ts'
import type { SharedVoiceRow } from './tables.ts'

/** Applies the owner's decisions on live moderation and notice period to every copy of a voice. */
export async function spreadTerms(ctx: TransactionContext, row: SharedVoiceRow): Promise<void> {
  const { live_moderation, notice_period_days } = row
  await changeCopies(ctx, row.voice_id, { live_moderation, notice_period_days })
}

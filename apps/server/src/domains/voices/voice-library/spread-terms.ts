import type { TransactionContext } from '#kernel/context.ts'
import { changeCopies } from '#voices/copies/index.ts'
import type { SharedVoiceRow } from './tables.ts'

/** What the owner of a voice decided about its texts, and promised about its end, holds for every copy of it. */
export async function spreadTerms(ctx: TransactionContext, row: SharedVoiceRow): Promise<void> {
  const { live_moderation, notice_period_days } = row
  await changeCopies(ctx, row.voice_id, { live_moderation, notice_period_days })
}

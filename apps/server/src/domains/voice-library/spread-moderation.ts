import type { TransactionContext } from '../../kernel/context.ts'
import { changeCopies } from '../voices/index.ts'
import type { SharedVoiceRow } from './tables.ts'

/** What the owner of a voice decided about its texts holds for every copy of it. */
export async function spreadModeration(ctx: TransactionContext, row: SharedVoiceRow): Promise<void> {
  await changeCopies(ctx, row.voice_id, { live_moderation: row.live_moderation })
}

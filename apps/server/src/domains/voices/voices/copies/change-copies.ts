import type { VoiceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '../tables.ts'
import { updateCopies } from './copied-store.ts'

type Terms = Pick<VoiceRow, 'live_moderation' | 'notice_period_days'>

/** Spreads what the owner of a voice decides to every copy of it, whatever workspace it is in. */
export function changeCopies(ctx: TransactionContext, originalId: VoiceId, terms: Terms): Promise<void> {
  return updateCopies(ctx, originalId, terms)
}

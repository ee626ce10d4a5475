import type { VoiceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { clearCopies } from './copied-store.ts'

/** Silences the copies of a voice whose owner is forgotten, at once: nothing is left to speak with. */
export function silenceCopies(ctx: TransactionContext, originalId: VoiceId): Promise<void> {
  return clearCopies(ctx, originalId)
}

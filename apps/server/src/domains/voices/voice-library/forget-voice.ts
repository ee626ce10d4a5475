import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '#voices'
import { deleteCopy, recountCopies } from './copies/copy-store.ts'
import { withdrawDeleted } from './publishing/withdraw-voice.ts'

/**
 * Removes a voice from the library: a copy counts no more, an original is withdrawn with the notice that was promised.
 */
export async function forgetVoice(ctx: TransactionContext, voice: VoiceRow): Promise<void> {
  if (voice.copied_from === null) return withdrawDeleted(ctx, voice.id)
  await deleteCopy(ctx, voice.id)
  await recountCopies(ctx, voice.copied_from)
}

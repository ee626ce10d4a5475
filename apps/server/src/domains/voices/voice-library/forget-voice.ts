import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceRow } from '#voices'
import { deleteCopy, recountCopies } from './copies/copy-store.ts'
import { withdrawDeleted } from './publishing/withdraw-voice.ts'

/** A voice ends: a copy is counted no more, an original is taken back with the notice that was promised. */
export async function forgetVoice(ctx: TransactionContext, voice: VoiceRow): Promise<void> {
  if (voice.copied_from === null) return withdrawDeleted(ctx, voice.id)
  await deleteCopy(ctx, voice.id)
  await recountCopies(ctx, voice.copied_from)
}

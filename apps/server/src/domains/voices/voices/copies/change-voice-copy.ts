import type { VoiceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { updateCopy } from './copied-store.ts'

type Status = { readonly sharing_status: 'copied' | 'copied_disabled' }

/** Lets one copy speak, or not any more. */
export function changeVoiceCopy(ctx: TransactionContext, copyId: VoiceId, status: Status): Promise<void> {
  return updateCopy(ctx, copyId, status)
}

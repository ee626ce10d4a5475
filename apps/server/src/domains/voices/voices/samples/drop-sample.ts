import type { VoiceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { deleteSample } from './sample-store.ts'

/** Takes a sample from its voice; its file, and what the voice is without it, are the caller's to see to. */
export function dropSample(ctx: TransactionContext, voiceId: VoiceId, sampleId: string): Promise<void> {
  return deleteSample(ctx, voiceId, sampleId)
}

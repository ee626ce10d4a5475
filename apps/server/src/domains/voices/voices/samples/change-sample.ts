import type { TransactionContext } from '#kernel/context.ts'
import type { VoiceSampleRow } from '../tables.ts'
import { updateSample } from './sample-store.ts'

/** Keeps what can change of a sample: its name, whether its background is removed, and what is known of its sound. */
export function changeSample(ctx: TransactionContext, row: VoiceSampleRow): Promise<void> {
  return updateSample(ctx, row)
}

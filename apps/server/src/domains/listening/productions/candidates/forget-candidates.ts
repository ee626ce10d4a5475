import { producerLimits } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { removeCandidatesBefore } from './candidate-store.ts'

/** Forgets those who were invited long ago and never applied; returns how many. */
export function forgetCandidates(ctx: Context): Promise<number> {
  return removeCandidatesBefore(ctx, new Date(ctx.now().getTime() - producerLimits.candidatesKeptDays * 24 * 3_600_000))
}

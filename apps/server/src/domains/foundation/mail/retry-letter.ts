import { enqueue } from '#jobs/enqueue.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { deliverLetterJob } from './deliver-letter-job.ts'
import { findLetter, markWaiting } from './letter-store.ts'

/**
 * Hands a letter that failed to its carrier again, as often as a new one, and answers its kind. Answers undefined where there is no
 * such letter, and false for one that has not failed: it would come twice.
 */
export async function retryLetter(ctx: TransactionContext, letterId: string): Promise<string | false | undefined> {
  const kind = await markWaiting(ctx, letterId)
  if (kind === undefined) return (await findLetter(ctx, letterId)) && false
  await enqueue(ctx, deliverLetterJob, { letterId })
  return kind
}

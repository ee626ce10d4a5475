import type { Input } from '@vireo/contracts/kit'
import type { ProducerStats, productionsEndpoints } from '@vireo/contracts/productions'
import type { With } from '#ports/ports.ts'
import { accounts } from '../ledger/accounts.ts'
import { getProducer } from '../people/get-producer.ts'
import { countTasksOf, meanScoresOf, sumEarned } from './stats-store.ts'

/** Tells how a producer works. Throws `producer_not_found`. */
export async function getProducerStats(
  ctx: With<'settings'>,
  named: Input<typeof productionsEndpoints.getStats>,
): Promise<ProducerStats> {
  const { id, score, reviews } = await getProducer(ctx, named)
  const { approved_ms: approvedMs, first_time: firstTime, ...tasks } = await countTasksOf(ctx, id)
  return {
    tasks,
    minutes_approved: Math.round(approvedMs / 6000) / 10,
    first_time_percent: tasks.approved === 0 ? null : Math.round((100 * firstTime) / tasks.approved),
    reviews,
    score,
    scores: await meanScoresOf(ctx, id),
    earned_cents: await sumEarned(ctx, accounts.producer(id)),
  }
}

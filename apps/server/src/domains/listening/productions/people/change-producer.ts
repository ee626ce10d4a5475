import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import { requireOperator } from '#identity/support-access/index.ts'
import { writeAudit } from '#kernel/audit.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findProducerOf, holdProducer, saveProducer } from './producer-store.ts'
import type { ProducerRow } from './producer-tables.ts'

/** Pauses a producer, makes one a reviewer, or says how often their work is reviewed. Throws what the contract names. */
export async function changeProducer(
  ctx: With<'settings'>,
  { producer_user: userId, ...change }: Input<typeof productionsEndpoints.changeProducer>,
): Promise<ProducerRow> {
  await requireOperator(ctx)
  return transaction(ctx, async (ctx) => {
    const known = await findProducerOf(ctx, userId)
    const producer = known && (await holdProducer(ctx, known.id))
    if (!producer) throw new AppError('producer_not_found')
    const after: ProducerRow = {
      ...producer,
      state: change.state ?? producer.state,
      is_reviewer: change.is_reviewer ?? producer.is_reviewer,
      sampling_percent: change.sampling_percent ?? producer.sampling_percent,
    }
    await saveProducer(ctx, after)
    await writeAudit(ctx, {
      action: 'productions.producer-changed',
      target: { kind: 'producer', id: producer.id },
      details: {
        name: producer.name,
        state: after.state,
        reviewer: after.is_reviewer,
        sampling: after.sampling_percent,
      },
    })
    return after
  })
}

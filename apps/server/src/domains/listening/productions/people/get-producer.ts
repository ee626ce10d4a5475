import type { UserId } from '@vireo/contracts/kit'
import type { Producer } from '@vireo/contracts/productions'
import { isOperator } from '#identity/support-access/index.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findProducerOf } from './producer-store.ts'
import type { ProducerRow } from './producer-tables.ts'

/** Finds a producer: oneself, or anybody for whoever runs the instance. Throws `producer_not_found`. */
export async function getProducer(
  ctx: With<'settings'>,
  { user_id: userId }: { readonly user_id: UserId },
): Promise<ProducerRow> {
  const maySee = userId === ctx.actor.userId || (await isOperator(ctx))
  const producer = maySee ? await findProducerOf(ctx, userId) : undefined
  if (!producer) throw new AppError('producer_not_found')
  return producer
}

/** Presents a producer. */
export function presentProducer(row: ProducerRow): Producer {
  return {
    user_id: row.user_id ?? '',
    name: row.name,
    state: row.state,
    is_reviewer: row.is_reviewer,
    sampling_percent: row.sampling_percent,
    score: row.score,
    created_at: row.created_at.toISOString(),
  }
}

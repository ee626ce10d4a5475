import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findProducerOf } from './producer-store.ts'
import type { ProducerRow } from './producer-tables.ts'

/** Finds the caller among the producers. Throws `producer_not_found` to whoever is none. */
export async function callingProducer(ctx: Context): Promise<ProducerRow> {
  const producer = await findProducerOf(ctx, ctx.actor.userId)
  if (!producer) throw new AppError('producer_not_found')
  return producer
}

import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { membershipsOf } from '#workspaces/places/index.ts'
import { findProducerOf } from './producer-store.ts'
import type { ProducerRow } from './producer-tables.ts'

/** Lists the workspaces of the caller: nobody works on what they ordered, or is told who does. */
export async function placesOf(ctx: Context): Promise<WorkspaceId[]> {
  return (await membershipsOf(ctx, ctx.actor.userId)).map(({ workspace_id: id }) => id)
}

/** Finds the caller among the producers. Throws `producer_not_found` to whoever is none. */
export async function callingProducer(ctx: Context): Promise<ProducerRow> {
  const producer = await findProducerOf(ctx, ctx.actor.userId)
  if (!producer) throw new AppError('producer_not_found')
  return producer
}

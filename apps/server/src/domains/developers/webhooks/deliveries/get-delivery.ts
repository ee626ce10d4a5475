import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findDelivery, listAttempts } from './delivery-store.ts'
import { findWebhook } from '../webhook-store.ts'
import type { AttemptRow, DeliveryRow } from '../tables.ts'

export type DeliveryWithAttempts = { readonly row: DeliveryRow; readonly attempts: readonly AttemptRow[] }

/** Reads one delivery with what was sent and how each attempt went. Throws `webhook_delivery_not_found`. */
export async function getDelivery(
  ctx: Context,
  input: Input<typeof webhooksEndpoints.getDelivery>,
): Promise<DeliveryWithAttempts> {
  if (!(await findWebhook(ctx, input.webhook_id))) throw new AppError('webhook_delivery_not_found')
  const row = await findDelivery(ctx, input.webhook_id, input.delivery_id)
  if (!row) throw new AppError('webhook_delivery_not_found')
  return { row, attempts: await listAttempts(ctx, row.id) }
}

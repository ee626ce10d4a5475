import type { Input } from '@vireo/contracts/kit'
import type { webhooksEndpoints } from '@vireo/contracts/webhooks'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { listDeliveryRows } from './delivery-store.ts'
import type { DeliveryRow } from '../tables.ts'
import { findWebhook } from '../webhook-store.ts'

export type DeliveryPage = { readonly rows: readonly DeliveryRow[]; readonly hasMore: boolean }

/** Lists what was sent to a webhook, newest first, page by page. */
export async function listDeliveries(
  ctx: Context,
  input: Input<typeof webhooksEndpoints.listDeliveries>,
): Promise<DeliveryPage> {
  const { webhook_id: webhookId, page_size: size, cursor, state } = input
  if (!(await findWebhook(ctx, webhookId))) throw new AppError('webhook_not_found')
  const rows = await listDeliveryRows(ctx, { webhookId, state, cursor, limit: size + 1 })
  return { rows: rows.slice(0, size), hasMore: rows.length > size }
}

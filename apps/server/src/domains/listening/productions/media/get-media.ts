import type { Input } from '@vireo/contracts/kit'
import type { productionsEndpoints } from '@vireo/contracts/productions'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { getOrderRow } from '../orders/hold-order.ts'
import type { MediaRow } from '../tables.ts'
import { findMedia } from './media-store.ts'

/** Finds a recording of an order. Throws `production_order_not_found` and `production_media_not_found`. */
export async function getMedia(
  ctx: Context,
  { order_id: orderId, media_id: id }: Input<typeof productionsEndpoints.getMedia>,
): Promise<MediaRow> {
  await getOrderRow(ctx, orderId)
  const media = await findMedia(ctx, id)
  if (media?.order_id !== orderId) throw new AppError('production_media_not_found')
  return media
}

import { type OrderItemRequest, orderLimits } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import type { MediaRow, PlannedAssignment } from '../tables.ts'

/** Refuses more work than one order may be, and of orders that nobody pays more than is made for nothing. Throws `production_item_limit_reached`. */
export function assertBounded(
  planned: readonly Pick<PlannedAssignment, 'media_id'>[],
  media: readonly MediaRow[],
  isSandbox: boolean,
): void {
  if (planned.length > orderLimits.assignmentsMax) throw new AppError('production_item_limit_reached')
  if (!isSandbox) return
  const lengths = new Map(media.map(({ id, duration_ms: ms }) => [id, ms]))
  const soundsMs = planned.reduce((sum, { media_id: id }) => sum + (lengths.get(id) ?? 0), 0)
  if (soundsMs > orderLimits.sandboxMsMax)
    throw new AppError('production_item_limit_reached', {
      message: 'An order of the sandbox is three hours of recordings at most, each language counted.',
    })
}

/** Refuses more words about an order than are read whenever it is. Throws `production_item_limit_reached`. */
export function assertBrief(requests: readonly OrderItemRequest[]): void {
  const chars = requests.reduce((sum, request) => sum + JSON.stringify(request).length, 0)
  if (chars > orderLimits.requestsCharsMax)
    throw new AppError('production_item_limit_reached', {
      message: `The instructions, glossaries and scripts of this order are longer together than the ${orderLimits.requestsCharsMax} characters that fit.`,
    })
}

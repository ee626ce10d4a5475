import type { OrderItemRequest } from '@vireo/contracts/productions'
import { AppError } from '#kernel/errors.ts'
import { noDubs } from '../prices/list-languages.ts'
import { amountsFor, priceOf, type Rates } from '../prices/price-of.ts'
import type { MediaRow, PlannedAssignment, PriceRow } from '../tables.ts'
import { languagesOfItem } from './languages-of-item.ts'

/** What orders that nobody pays cost where the operator has no price. */
const sandboxRates: Rates = { per_minute_minor: 100, payout_per_minute_minor: 50 }

type Known = {
  readonly media: readonly MediaRow[]
  readonly prices: readonly PriceRow[]
  readonly isSandbox: boolean
}

/**
 * Tells what an item is made of: each recording in each language, and what that costs. Throws `feature_not_available` for dubs,
 * `unsupported_language` where there is no price, and `production_media_not_found`.
 */
export function planItem(item: OrderItemRequest, { media, prices, isSandbox }: Known): PlannedAssignment[] {
  if (item.kind === 'dub') throw new AppError('feature_not_available', { message: noDubs })
  const { source, targets } = languagesOfItem(item)
  const original = 'original_media_id' in item ? item.original_media_id : null
  if (original && !media.some(({ id }) => id === original))
    throw new AppError('production_media_not_found', { param: 'original_media_id' })
  return [...new Set(item.media_ids)].flatMap((mediaId) => {
    const recording = media.find(({ id }) => id === mediaId)
    if (!recording) throw new AppError('production_media_not_found', { param: 'media_ids' })
    return targets.map((target): PlannedAssignment => {
      const rates =
        priceOf(prices, { service: item.kind, source, target, priority: item.priority }) ??
        (isSandbox ? sandboxRates : undefined)
      if (!rates)
        throw new AppError('unsupported_language', {
          message: `There is no price for work from ${source} to ${target}.`,
          param: 'source_language',
        })
      const { price, payout } = amountsFor(rates, recording.duration_ms)
      return {
        media_id: mediaId,
        source_language: source,
        target_language: target,
        price_minor: price,
        payout_minor: payout,
      }
    })
  })
}

/** Adds up what assignments cost. Pure. */
export function totalOf(assignments: readonly Pick<PlannedAssignment, 'price_minor'>[]): number {
  return assignments.reduce((sum, assignment) => sum + assignment.price_minor, 0)
}

import { anyLanguage, type ProductionPrice, type ProductionPrices, traitsOf } from '@vireo/contracts/productions'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { languageOf } from '../prices/language-of.ts'
import { listPrices, lockPrices, replacePrices } from '../prices/price-store.ts'
import type { PriceRow } from '../tables.ts'

/** Changes the price list. Throws `production_price_twice`. */
export function changePrices(
  ctx: Context,
  change: (before: readonly PriceRow[]) => readonly PriceRow[],
): Promise<PriceRow[]> {
  return transaction(ctx, async (ctx) => {
    await lockPrices(ctx)
    const after = change(await listPrices(ctx))
    if (new Set(after.map(nameOf)).size < after.length) throw new AppError('production_price_twice')
    await replacePrices(ctx, after)
    await writeAudit(ctx, { action: 'productions.prices-set', details: { prices: after.length } })
    return listPrices(ctx)
  })
}

/** Names the work that a price is for. */
export function nameOf({ service, source_language, target_language, priority }: PriceRow): string {
  return [service, source_language, target_language, priority].join(' ')
}

/** Reads a price that somebody wrote. Throws `unsupported_language`. */
export function rowOf(price: ProductionPrice): PriceRow {
  const source = languageOrAny(price.source_language, 'source_language')
  return {
    service: price.service,
    source_language: source,
    target_language:
      traitsOf(price.service).languages === 'one' ? source : languageOrAny(price.target_language, 'target_language'),
    priority: price.priority,
    per_minute_minor: price.per_minute_cents,
    payout_per_minute_minor: price.payout_per_minute_cents,
  }
}

function languageOrAny(code: string, param: string): string {
  return code === anyLanguage ? code : languageOf(code, param)
}

/** Presents the price list. */
export function presentPrices(prices: readonly PriceRow[]): ProductionPrices {
  return {
    prices: prices.map(({ per_minute_minor, payout_per_minute_minor, ...work }) => ({
      ...work,
      per_minute_cents: per_minute_minor,
      payout_per_minute_cents: payout_per_minute_minor,
    })),
  }
}

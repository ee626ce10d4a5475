import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { PriceRow } from '../tables.ts'

/** Lists the whole price list. */
export function listPrices(ctx: Context): Promise<PriceRow[]> {
  return ctx.db.many(sql`
    select service, source_language, target_language, priority, per_minute_minor, payout_per_minute_minor
    from production_prices order by service, source_language, target_language, priority`)
}

/** Makes others who would change the price list wait. */
export async function lockPrices(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended('production-prices', 0))`)
}

/** Replaces the price list. */
export async function replacePrices(ctx: TransactionContext, prices: readonly PriceRow[]): Promise<void> {
  await ctx.db.run(sql`delete from production_prices`)
  await ctx.db.run(sql`
    insert into production_prices
      (service, source_language, target_language, priority, per_minute_minor, payout_per_minute_minor)
    select service, source_language, target_language, priority, per_minute_minor, payout_per_minute_minor
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given (service text, source_language text,
      target_language text, priority text, per_minute_minor integer, payout_per_minute_minor integer)`)
}

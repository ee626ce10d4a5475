import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { PromoCodeRow } from './tables.ts'

const columns = raw(`key, code, amount_off, percent_off, duration_in_months, currency, description, redemptions_max,
  redemptions_max_per_workspace, tiers, billing_periods, expires_at, created_at, retired_at`)

/** Finds a promo code by its key. */
export function findPromoCode(ctx: Context, key: string): Promise<PromoCodeRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from promo_codes where key = ${key}`)
}

/** Finds a promo code and locks its row, so that its next use waits for this transaction. */
export function lockPromoCode(ctx: TransactionContext, key: string): Promise<PromoCodeRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from promo_codes where key = ${key} for update`)
}

/** Inserts a promo code; returns false when there is one with this key already. */
export async function insertPromoCode(ctx: Context, row: PromoCodeRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into promo_codes (${columns})
    values (${row.key}, ${row.code}, ${row.amount_off}, ${row.percent_off}, ${row.duration_in_months},
      ${row.currency}, ${row.description}, ${row.redemptions_max}, ${row.redemptions_max_per_workspace}, ${row.tiers && [...row.tiers]},
      ${row.billing_periods && [...row.billing_periods]}, ${row.expires_at}, ${row.created_at}, ${row.retired_at})
    on conflict do nothing`)
  return rows === 1
}

/** Retires a promo code; returns false when there is none, or it was retired before. */
export async function markRetired(ctx: Context, key: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update promo_codes set retired_at = ${ctx.now()} where key = ${key} and retired_at is null`)
  return rows === 1
}

/** Lists all promo codes, oldest first, with how often each was redeemed. */
export function listAllPromoCodes(ctx: Context): Promise<(PromoCodeRow & { redeemed: number })[]> {
  return ctx.db.many(sql`
    select ${columns}, (select count(*) from promo_redemptions r where r.promo_key = p.key and r.redeemed_at is not null)
      as redeemed
    from promo_codes p order by created_at, key`)
}

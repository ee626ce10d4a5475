import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists what somebody bought, for their export. */
export function listBoughtBy(ctx: Context, userId: UserId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id, work_id, title, amount_minor, currency, state, refunded_minor, created_at, paid_at
    from selling_sales where buyer_id = ${userId} order by id`)
}

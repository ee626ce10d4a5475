import type { UserId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type UpdateReader = { readonly id: UserId; readonly email: string; readonly locale: string }

/** Lists up to `limit` people who agreed to product updates at a proven address, by id, after the id `after`. */
export function listUpdateReaders(ctx: Context, after: string, limit: number): Promise<UpdateReader[]> {
  return ctx.db.many(sql`
    select id, email, locale from users
    where agrees_to_product_updates and email_verified_at is not null and id > ${after} order by id limit ${limit}`)
}

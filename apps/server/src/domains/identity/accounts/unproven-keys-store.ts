import sql from 'sql-template-tag'
import type { TransactionContext } from '../../../kernel/context.ts'

/** Revokes every API key of an account and tells every node. */
export async function removeKeysMadeUnproven(ctx: TransactionContext, userId: string): Promise<void> {
  await ctx.db.run(sql`
    with gone as (delete from api_keys where user_id = ${userId} returning id)
    select pg_notify('vireo_credentials', id) from gone`)
}

import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/** Reports whether a session exists, and keeps it from being removed until the transaction ends. */
export async function holdSession(ctx: TransactionContext, id: string): Promise<boolean> {
  return (await ctx.db.maybe(sql`select 1 from sessions where id = ${id} for key share`)) !== undefined
}

/**
 * Reports whether an API key is enabled and never expires, and keeps it from being removed until the transaction ends.
 */
export async function holdKey(ctx: TransactionContext, id: string): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select 1 from api_keys where id = ${id} and disabled_at is null and expires_at is null for key share`)
  return row !== undefined
}

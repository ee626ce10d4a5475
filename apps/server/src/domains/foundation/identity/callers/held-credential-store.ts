import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/** Whether a session is there, and stays until the transaction ends. */
export async function holdSession(ctx: TransactionContext, id: string): Promise<boolean> {
  return (await ctx.db.maybe(sql`select 1 from sessions where id = ${id} for key share`)) !== undefined
}

/** The same for an API key; one that is disabled, or ends by itself, stays for nothing that goes on after it. */
export async function holdKey(ctx: TransactionContext, id: string): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select 1 from api_keys where id = ${id} and disabled_at is null and expires_at is null for key share`)
  return row !== undefined
}

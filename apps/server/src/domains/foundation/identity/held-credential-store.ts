import sql from 'sql-template-tag'
import type { TransactionContext } from '#kernel/context.ts'

/** Whether a session is there, and stays until the transaction ends. */
export async function holdSession(ctx: TransactionContext, id: string): Promise<boolean> {
  return (await ctx.db.maybe(sql`select 1 from sessions where id = ${id} for key share`)) !== undefined
}

/** The same for an API key. */
export async function holdKey(ctx: TransactionContext, id: string): Promise<boolean> {
  return (await ctx.db.maybe(sql`select 1 from api_keys where id = ${id} for key share`)) !== undefined
}

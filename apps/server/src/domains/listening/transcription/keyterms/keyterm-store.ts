import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { KeytermRow } from '../tables.ts'

const columns = sql`id, workspace_id, keyterm, folded, created_at`

/** Lists the key terms of the caller's workspace, in the order of the alphabet. */
export function listKeytermRows(ctx: Context): Promise<KeytermRow[]> {
  return ctx.db.many(sql`select ${columns} from keyterms where workspace_id = ${ctx.workspaceId} order by folded`)
}

/** Locks a workspace's key terms: others who add some wait until this transaction ends. */
export async function lockKeyterms(ctx: TransactionContext): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`keyterms:${ctx.workspaceId}`}, 0))`)
}

/** Counts the key terms of the caller's workspace. */
export async function countKeyterms(ctx: Context): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from keyterms where workspace_id = ${ctx.workspaceId}`)
  return count
}

/** Writes key terms; what is there already takes the new spelling. */
export async function putKeyterms(ctx: TransactionContext, rows: readonly KeytermRow[]): Promise<void> {
  await ctx.db.run(sql`
    insert into keyterms (id, workspace_id, keyterm, folded, created_at)
    select given.id, ${ctx.workspaceId}, given.keyterm, given.folded, ${ctx.now()}
    from unnest(${rows.map(({ id }) => id)}::text[], ${rows.map(({ keyterm }) => keyterm)}::text[],
      ${rows.map(({ folded }) => folded)}::text[]) as given (id, keyterm, folded)
    on conflict (workspace_id, folded) do update set keyterm = excluded.keyterm`)
}

/** Removes a key term; answers whether there was one. */
export async function removeKeytermRow(ctx: TransactionContext, id: string): Promise<boolean> {
  return (await ctx.db.run(sql`delete from keyterms where id = ${id} and workspace_id = ${ctx.workspaceId}`)) === 1
}

/** Removes the key terms of a workspace. */
export async function removeKeytermsOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from keyterms where workspace_id = ${workspaceId}`)
}

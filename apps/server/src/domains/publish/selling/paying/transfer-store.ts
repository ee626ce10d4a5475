import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { TransferRow } from '../tables.ts'

/** Makes others who would pay a workspace wait. */
export async function lockEarnings(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`earnings:${workspaceId}`}, 0))`)
}

/** Inserts a payout that is to be sent. */
export async function insertTransfer(ctx: TransactionContext, row: TransferRow): Promise<void> {
  await ctx.db.run(sql`
    insert into selling_transfers (id, workspace_id, provider, account_ref, amount_minor, currency, state, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.provider}, ${row.account_ref}, ${row.amount_minor}, ${row.currency},
      ${row.state}, ${row.created_at})`)
}

/** Finds a payout that is still to be sent. */
export function findSending(ctx: Context, id: string): Promise<TransferRow | undefined> {
  return ctx.db.maybe(sql`
    select id, workspace_id, provider, account_ref, amount_minor, currency, state, created_at, ended_at
    from selling_transfers where id = ${id} and state = 'sending'`)
}

/** Ends a payout; returns false for one that has ended. */
export async function endTransfer(ctx: TransactionContext, id: string, state: 'sent' | 'failed'): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update selling_transfers set state = ${state}, ended_at = ${ctx.now()} where id = ${id} and state = 'sending'`)
  return rows === 1
}

type Late = { readonly before: Date; readonly after: string; readonly limit: number }

/** Lists payouts behind one that were to be sent by a provider before an instant and are not. */
export async function listLate(
  ctx: Context,
  provider: TransferRow['provider'],
  { before, after, limit }: Late,
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from selling_transfers
    where state = 'sending' and provider = ${provider} and created_at < ${before} and id > ${after}
    order by id limit ${limit}`)
  return rows.map(({ id }) => id)
}

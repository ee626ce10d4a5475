import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type PayoutAccountRow = { readonly provider: string; readonly account_ref: string }

/** Finds the payout account of the workspace of `ctx`. */
export function findPayoutAccount(ctx: Context): Promise<PayoutAccountRow | undefined> {
  return ctx.db.maybe(sql`select provider, account_ref from payout_accounts where workspace_id = ${ctx.workspaceId}`)
}

/** Inserts the payout account of the workspace of `ctx`; returns false when it has one already. */
export async function insertPayoutAccount(ctx: Context, row: PayoutAccountRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into payout_accounts (workspace_id, provider, account_ref, created_at)
    values (${ctx.workspaceId}, ${row.provider}, ${row.account_ref}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** Lists the payout accounts of a workspace, for its export. */
export function listPayoutAccountsOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select provider, account_ref, created_at from payout_accounts where workspace_id = ${workspaceId}`)
}

import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

export type PayoutAccountRow = {
  readonly provider: string
  readonly account_ref: string
  /** Who is paid on it; null for accounts from before that was kept, and once they are gone. */
  readonly opened_by: UserId | null
}

/** Finds the payout account of the workspace of `ctx`. */
export function findPayoutAccount(ctx: Context): Promise<PayoutAccountRow | undefined> {
  return findPayoutAccountOf(ctx, ctx.workspaceId)
}

/** Finds the payout account of a workspace. */
export function findPayoutAccountOf(ctx: Context, workspaceId: WorkspaceId): Promise<PayoutAccountRow | undefined> {
  return ctx.db.maybe(
    sql`select provider, account_ref, opened_by from payout_accounts where workspace_id = ${workspaceId}`,
  )
}

/** Keeps who is paid on the account of the workspace of `ctx`, where nobody is. */
export async function keepPayoutPerson(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update payout_accounts set opened_by = ${userId} where workspace_id = ${ctx.workspaceId} and opened_by is null`)
}

/** Forgets that somebody who is gone was paid. */
export async function forgetPayoutPerson(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(sql`update payout_accounts set opened_by = null where opened_by = ${userId}`)
}

/** Inserts the payout account of the workspace of `ctx`; returns false when it has one already. */
export async function insertPayoutAccount(ctx: Context, row: PayoutAccountRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into payout_accounts (workspace_id, provider, account_ref, opened_by, created_at)
    values (${ctx.workspaceId}, ${row.provider}, ${row.account_ref}, ${row.opened_by}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** Lists the payout accounts of a workspace, for its export. */
export function listPayoutAccountsOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select provider, account_ref, created_at from payout_accounts where workspace_id = ${workspaceId}`)
}

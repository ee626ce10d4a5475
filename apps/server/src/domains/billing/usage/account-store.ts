import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { CreditAccountRow, CreditEntryRow } from './tables.ts'

export type NewEntry = Pick<CreditEntryRow, 'workspace_id' | 'kind' | 'credits' | 'count_from' | 'count_to' | 'reason'>

const columns = sql`workspace_id, tier, plan_version, is_blocked, anchored_at, period_starts_at, period_ends_at, plan_credits,
  granted_credits, extension_credits, used_credits, paid_until, used_at_quote, owed_credits`

/** Inserts a credit account; returns false when the workspace has one already. */
export async function insertAccount(ctx: Context, account: CreditAccountRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into credit_accounts (${columns})
    values (${account.workspace_id}, ${account.tier}, ${account.plan_version}, ${account.is_blocked}, ${account.anchored_at}, ${account.period_starts_at},
      ${account.period_ends_at}, ${account.plan_credits}, ${account.granted_credits}, ${account.extension_credits},
      ${account.used_credits}, ${account.paid_until}, ${account.used_at_quote}, ${account.owed_credits})
    on conflict do nothing`)
  return rows === 1
}

/** Finds the credit account of a workspace as it is at this moment. */
export function findAccount(ctx: Context, workspaceId: WorkspaceId): Promise<CreditAccountRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from credit_accounts where workspace_id = ${workspaceId}`)
}

const accountsByWorkspace = defineRead<CreditAccountRow>({
  name: 'credit-accounts',
  select: (ids) => sql`select workspace_id as key, ${columns} from credit_accounts where workspace_id = any(${ids})`,
  staleMsMax: 250,
  instants: ['anchored_at', 'period_starts_at', 'period_ends_at', 'paid_until'],
})

/** Reads the credit account of a workspace, batched into one statement with other reads of the moment. */
export function readAccount(ctx: Context, workspaceId: WorkspaceId): Promise<CreditAccountRow | undefined> {
  return readRow(ctx, accountsByWorkspace, workspaceId)
}

/** Finds a credit account and locks its row until the transaction ends. */
export function lockAccount(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<CreditAccountRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from credit_accounts where workspace_id = ${workspaceId} for update`)
}

/** Writes back a locked account. */
export async function updateAccount(ctx: TransactionContext, account: CreditAccountRow): Promise<void> {
  await ctx.db.run(sql`
    update credit_accounts set tier = ${account.tier}, plan_version = ${account.plan_version},
      is_blocked = ${account.is_blocked}, anchored_at = ${account.anchored_at}, period_starts_at = ${account.period_starts_at},
      period_ends_at = ${account.period_ends_at}, plan_credits = ${account.plan_credits},
      granted_credits = ${account.granted_credits}, extension_credits = ${account.extension_credits},
      used_credits = ${account.used_credits}, paid_until = ${account.paid_until},
      used_at_quote = ${account.used_at_quote}, owed_credits = ${account.owed_credits}
    where workspace_id = ${account.workspace_id}`)
}

/**
 * Lists workspaces that used more than plan and grants gave them. Reads every account, so it is for occasional jobs.
 */
export async function listOverdrawn(ctx: Context, after: string, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from credit_accounts
    where workspace_id > ${after} and extension_credits > 0 and used_credits > plan_credits + granted_credits
    order by workspace_id limit ${limit}`)
  return rows.map((row) => row.workspace_id)
}

/** Adds up the credits of a locked account that are reserved and neither settled nor released. */
export async function sumOpenReservations(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<number> {
  const { credits } = await ctx.db.one<{ credits: number }>(sql`
    select coalesce(sum(credits), 0)::bigint as credits from credit_reservations where workspace_id = ${workspaceId}`)
  return credits
}

/** Inserts an entry into the ledger, in the name of the actor. */
export async function insertEntry(ctx: Context, entry: NewEntry): Promise<void> {
  await ctx.db.run(sql`
    insert into credit_entries (workspace_id, kind, credits, count_from, count_to, user_id, reason, created_at)
    values (${entry.workspace_id}, ${entry.kind}, ${entry.credits}, ${entry.count_from}, ${entry.count_to},
      ${ctx.actor.userId}, ${entry.reason}, ${ctx.now()})`)
}

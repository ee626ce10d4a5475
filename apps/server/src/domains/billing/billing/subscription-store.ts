import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import { reviveSnapshot, type WrittenSnapshot } from './snapshots/snapshot-json.ts'
import type { SubscriptionRow } from './tables.ts'

type StoredRow = Omit<SubscriptionRow, 'snapshot'> & { readonly snapshot: WrittenSnapshot | null }

const columns = sql`workspace_id, provider, provider_versions, status, tier, plan_version, billing_period, currency,
  customer_ref, subscription_ref, period_ends_at, snapshot, given_tier, given_plan_version, given_after,
  previous_tiers, used_codes, may_extend, max_seats, extra_pvc_slots, changed_at`

const subscriptionsByWorkspace = defineRead<StoredRow>({
  name: 'subscriptions',
  select: (ids) => sql`select workspace_id as key, ${columns} from subscriptions where workspace_id = any(${ids})`,
  staleMsMax: 250,
  instants: ['period_ends_at', 'changed_at'],
})

/**
 * Reads a subscription, batched into one statement with other reads of the moment; undefined before money was involved.
 */
export async function readSubscription(ctx: Context, workspaceId: WorkspaceId): Promise<SubscriptionRow | undefined> {
  return revived(await readRow(ctx, subscriptionsByWorkspace, workspaceId))
}

/** Finds the subscription of a workspace as it is at this moment. */
export async function findSubscription(ctx: Context, workspaceId: WorkspaceId): Promise<SubscriptionRow | undefined> {
  return revived(
    await ctx.db.maybe<StoredRow>(sql`select ${columns} from subscriptions where workspace_id = ${workspaceId}`),
  )
}

/** Finds a subscription and locks its row until the transaction ends. */
export async function lockSubscription(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
): Promise<SubscriptionRow | undefined> {
  return revived(
    await ctx.db.maybe<StoredRow>(
      sql`select ${columns} from subscriptions where workspace_id = ${workspaceId} for update`,
    ),
  )
}

/** Inserts a subscription; does nothing when the workspace has one already. */
export async function insertSubscription(ctx: TransactionContext, row: SubscriptionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into subscriptions (workspace_id, provider, status, tier, plan_version, given_tier, given_plan_version,
      previous_tiers, changed_at)
    values (${row.workspace_id}, ${row.provider}, ${row.status}, ${row.tier}, ${row.plan_version}, ${row.given_tier},
      ${row.given_plan_version}, ${row.previous_tiers}, ${row.changed_at})
    on conflict do nothing`)
}

/** Writes back a locked row. */
export async function updateSubscription(ctx: TransactionContext, row: SubscriptionRow): Promise<void> {
  await ctx.db.run(sql`
    update subscriptions set provider = ${row.provider},
      provider_versions = ${JSON.stringify(row.provider_versions)}::jsonb, status = ${row.status}, tier = ${row.tier},
      plan_version = ${row.plan_version}, billing_period = ${row.billing_period}, currency = ${row.currency},
      customer_ref = ${row.customer_ref}, subscription_ref = ${row.subscription_ref},
      period_ends_at = ${row.period_ends_at},
      snapshot = ${row.snapshot === null ? null : JSON.stringify(row.snapshot)}::jsonb,
      given_tier = ${row.given_tier}, given_plan_version = ${row.given_plan_version},
      given_after = ${JSON.stringify(row.given_after)}::jsonb, previous_tiers = ${row.previous_tiers},
      used_codes = ${row.used_codes}, may_extend = ${row.may_extend}, max_seats = ${row.max_seats},
      extra_pvc_slots = ${row.extra_pvc_slots}, changed_at = ${row.changed_at}
    where workspace_id = ${row.workspace_id}`)
}

/** Finds the workspace that is this customer of a provider. */
export async function findWorkspaceOfCustomer(
  ctx: Context,
  provider: string,
  customerRef: string,
): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from subscriptions where provider = ${provider} and customer_ref = ${customerRef}`)
  return row?.workspace_id
}

function revived(row: StoredRow | undefined): SubscriptionRow | undefined {
  return row && { ...row, snapshot: row.snapshot && reviveSnapshot(row.snapshot) }
}

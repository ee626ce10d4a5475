import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { BillingProviderName } from '@vireo/contracts/users'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Finds the reference a provider has for a workspace, if there is one. */
export async function findCustomerRef(
  ctx: Context,
  provider: BillingProviderName,
  workspaceId: WorkspaceId,
): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ customer_ref: string | null }>(sql`
    select customer_ref from billing_customers where provider = ${provider} and workspace_id = ${workspaceId}`)
  return row?.customer_ref ?? undefined
}

/** Finds the workspace that a provider knows by this customer reference. */
export async function findWorkspaceOfCustomer(
  ctx: Context,
  provider: BillingProviderName,
  customerRef: string,
): Promise<string | undefined> {
  const row = await ctx.db.maybe<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from billing_customers where provider = ${provider} and customer_ref = ${customerRef}`)
  return row?.workspace_id
}

/** Keeps the first reference that is given; returns the one that was kept. */
export async function saveCustomerRef(
  ctx: Context,
  provider: BillingProviderName,
  customer: { readonly workspaceId: WorkspaceId; readonly customerRef: string },
): Promise<string> {
  const row = await ctx.db.one<{ customer_ref: string }>(sql`
    insert into billing_customers as known (provider, workspace_id, customer_ref, version)
    values (${provider}, ${customer.workspaceId}, ${customer.customerRef}, 0)
    on conflict (provider, workspace_id)
      do update set customer_ref = coalesce(known.customer_ref, excluded.customer_ref)
    returning customer_ref`)
  return row.customer_ref
}

/** Draws a number larger than any drawn before for this workspace and provider. */
export async function drawVersion(
  ctx: Context,
  provider: BillingProviderName,
  workspaceId: WorkspaceId,
): Promise<number> {
  const row = await ctx.db.one<{ version: number }>(sql`
    insert into billing_customers as known (provider, workspace_id, version)
    values (${provider}, ${workspaceId}, 1)
    on conflict (provider, workspace_id) do update set version = known.version + 1
    returning version`)
  return row.version
}

/** Lists the customer references a workspace has at providers, for its export. */
export function listCustomersOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select provider, customer_ref from billing_customers where workspace_id = ${workspaceId} order by provider`)
}

/** Gives a workspace its reference for good: `taken` when it has another one, or another workspace has this one. */
export async function claimCustomer(
  ctx: TransactionContext,
  provider: BillingProviderName,
  { workspaceId, customerRef }: { readonly workspaceId: WorkspaceId; readonly customerRef: string },
): Promise<'claimed' | 'known' | 'taken'> {
  const claimed = await ctx.db.run(sql`
    insert into billing_customers (provider, workspace_id, customer_ref, version)
    values (${provider}, ${workspaceId}, ${customerRef}, 0)
    on conflict do nothing`)
  if (claimed === 1) return 'claimed'
  return (await findCustomerRef(ctx, provider, workspaceId)) === customerRef ? 'known' : 'taken'
}

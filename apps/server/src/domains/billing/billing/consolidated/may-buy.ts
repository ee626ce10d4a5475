import type { WorkspaceId } from '@vireo/contracts/kit'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { membershipOf, nameOfWorkspace, seatOfRole } from '#workspaces'
import { findConsolidated } from './consolidated-account-store.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

/**
 * Returns the account if the caller may spend the payer's money: one of the payer's admins, or an admin here where that
 * was agreed. Throws `not_supported` otherwise.
 */
export async function assertMayBuy(ctx: Context, workspaceId: WorkspaceId): Promise<ConsolidatedAccountRow> {
  const account = await findConsolidated(ctx, workspaceId)
  if (!account || account.ended_at !== null)
    throw new BillingFailure('not_supported', 'The agreement that another workspace pays for this one has ended.')
  if (account.admins_may_buy || (await isAdminOf(ctx, account.charge_workspace_id))) return account
  const payer = await payerFor(ctx, account)
  throw new BillingFailure('not_supported', `${payer} pays for this one. Only its own admins can spend more here.`)
}

/** Throws `not_supported` with the sentence that says where cards and invoices are instead. */
export async function refusePaidElsewhere(ctx: Context, workspaceId: WorkspaceId): Promise<never> {
  const account = await findConsolidated(ctx, workspaceId)
  const payer = account ? await payerFor(ctx, account) : 'Another workspace'
  throw new BillingFailure('not_supported', `${payer} pays for this one. Its cards and invoices are there.`)
}

/**
 * Returns the name of the paying workspace for admins of the one it pays for, and “Another workspace” for everybody
 * else.
 */
async function payerFor(ctx: Context, account: ConsolidatedAccountRow): Promise<string> {
  const name = (await isAdminOf(ctx, account.workspace_id)) && (await nameOfWorkspace(ctx, account.charge_workspace_id))
  return name ? `The workspace “${name}”` : 'Another workspace'
}

async function isAdminOf(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  const membership = await membershipOf(ctx, ctx.actor.userId, workspaceId)
  return membership !== undefined && seatOfRole(membership.role) === 'workspace_admin'
}

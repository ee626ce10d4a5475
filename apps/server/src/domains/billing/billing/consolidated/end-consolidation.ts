import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { cancelAtPeriodEnd } from '../lifecycle/index.ts'
import { auditBoth, refused } from './consolidate-billing.ts'
import { listAgreementsOf, lockConsolidated } from './consolidated-account-store.ts'
import { keepConsolidatedStep } from './take-consolidated-step.ts'
import type { ConsolidatedAccountRow } from './tables.ts'
import { tellConsolidated } from './tell-consolidated.ts'

/** Ends an agreement: what is paid lasts until its period ends, nothing is renewed. */
export async function endConsolidation(ctx: Context, workspaceId: WorkspaceId): Promise<{ until: Date | null }> {
  const after = await transaction(ctx, async (ctx) => {
    const account = await lockConsolidated(ctx, workspaceId)
    if (!account || account.ended_at !== null) throw refused('No other workspace pays for this one.')
    return end(ctx, account)
  })
  await tellConsolidated(ctx, after)
  const { subscription } = after.billing
  return { until: subscription && new Date(subscription.endsAt) }
}

/** Ends every agreement in which a departing workspace pays or is paid for; a job tells the product. May run twice. */
export async function endAgreementsOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<void> {
  for (const { workspace_id } of await listAgreementsOf(ctx, workspaceId)) {
    const account = await lockConsolidated(ctx, workspace_id)
    if (account?.ended_at === null) await end(ctx, account)
  }
}

async function end(ctx: TransactionContext, account: ConsolidatedAccountRow): Promise<ConsolidatedAccountRow> {
  const ended = { ...account, ended_at: ctx.now() }
  await auditBoth(ctx, 'billing.consolidation-ended', ended)
  const now = ctx.now().getTime()
  const { billing } = account
  const step = billing.subscription
    ? cancelAtPeriodEnd(billing, now)
    : { billing: { ...billing, version: billing.version + 1 }, invoices: [], effects: [] }
  return keepConsolidatedStep(ctx, ended, step)
}

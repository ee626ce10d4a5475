import type { WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { existingWorkspaces } from '#workspaces/places/index.ts'
import { newBilling } from '../lifecycle/index.ts'
import { holdSubscription } from '../hold-subscription.ts'
import { putInForce } from '../put-in-force.ts'
import { settled } from '../snapshots/subscription-after.ts'
import type { SubscriptionRow } from '../tables.ts'
import { listAgreementsOf, lockConsolidated, saveConsolidated } from './consolidated-account-store.ts'
import { consolidatedSnapshot } from './consolidated-snapshot.ts'
import { payingWorkspace } from './judge-payer.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

export type Consolidation = {
  readonly workspaceId: WorkspaceId
  readonly chargeWorkspaceId: WorkspaceId
  /** Whether admins of the workspace that is paid for may spend more; otherwise only the payer's may. */
  readonly adminsMayBuy: boolean
}

/**
 * Lets one workspace pay for another from now on, as the operator agreed. The other one may owe nothing and pay for
 * nobody else; the paying one has to pay for itself, by card. A repeated call changes only who may buy. Throws
 * `invalid_parameters`.
 */
export async function consolidateBilling(ctx: With<'billing'>, wanted: Consolidation): Promise<void> {
  const { workspaceId, chargeWorkspaceId } = wanted
  if (workspaceId === chargeWorkspaceId) throw refused('A workspace cannot be charged to itself.')
  await assertPaysByCard(ctx, wanted)
  const there = await existingWorkspaces(ctx, [workspaceId, chargeWorkspaceId])
  if (there.size < 2) throw refused('There is no such workspace.')
  await transaction(ctx, async (ctx) => {
    // Both rows, always in this order: two agreements that would make a circle cannot pass each other.
    const rows = new Map<string, SubscriptionRow>()
    for (const id of [workspaceId, chargeWorkspaceId].toSorted()) rows.set(id, await holdSubscription(ctx, id))
    const [before, paying] = [rows.get(workspaceId), rows.get(chargeWorkspaceId)]
    if (!before || !paying) return
    await assertNoChain(ctx, wanted)
    const known = await lockConsolidated(ctx, workspaceId)
    assertOwesNobody(before, known, chargeWorkspaceId)
    const account = agreed(wanted, known, ctx.now())
    await saveConsolidated(ctx, account)
    const snapshot = consolidatedSnapshot(account)
    const after = settled({
      ...before,
      provider: 'consolidated',
      provider_versions: { ...before.provider_versions, consolidated: snapshot.version },
      customer_ref: snapshot.customerRef,
      subscription_ref: snapshot.subscriptionRef,
      snapshot,
    })
    await putInForce(ctx, before, after)
    await auditBoth(ctx, 'billing.consolidation-agreed', account)
  })
}

/** Throws unless this workspace pays for itself by card, and has paid. */
async function assertPaysByCard(ctx: With<'billing'>, { chargeWorkspaceId }: Consolidation): Promise<void> {
  const paying = await payingWorkspace(ctx, ctx.ports.billing, chargeWorkspaceId)
  if (paying?.row.status !== 'active' || !paying.row.snapshot?.plan)
    throw refused('The workspace that is to pay has no plan of its own that is paid by card.')
}

async function assertNoChain(ctx: TransactionContext, { workspaceId, chargeWorkspaceId }: Consolidation) {
  const pays = await listAgreementsOf(ctx, workspaceId)
  if (pays.some((agreement) => agreement.charge_workspace_id === workspaceId))
    throw refused('This workspace pays for others, so nobody can pay for it.')
  const paid = await listAgreementsOf(ctx, chargeWorkspaceId)
  if (paid.some((agreement) => agreement.workspace_id === chargeWorkspaceId))
    throw refused('The workspace that is to pay is paid for by another one.')
}

function assertOwesNobody(
  { provider, snapshot, status }: SubscriptionRow,
  known: ConsolidatedAccountRow | undefined,
  chargeWorkspaceId: WorkspaceId,
): void {
  const isSame = known?.charge_workspace_id === chargeWorkspaceId
  if (isSame && provider === 'consolidated') return
  if (snapshot?.plan || known?.billing.subscription)
    throw refused('This workspace has a plan that is still paid for. Agree on this once it has ended.')
  if (status === 'free_disabled' || (known?.billing.open.length ?? 0) > 0)
    throw refused('This workspace still owes something.')
}

/** Builds the account as agreed. Balance and open items stay only if the paying workspace is still the same one. */
function agreed(wanted: Consolidation, known: ConsolidatedAccountRow | undefined, now: Date): ConsolidatedAccountRow {
  const isSame = known?.charge_workspace_id === wanted.chargeWorkspaceId
  const billing = known?.billing ?? newBilling(now.getTime())
  return {
    workspace_id: wanted.workspaceId,
    charge_workspace_id: wanted.chargeWorkspaceId,
    admins_may_buy: wanted.adminsMayBuy,
    agreed_at: now,
    ended_at: null,
    billing: { ...billing, version: billing.version + 1, ...(!isSame && { balance: { usd: 0, eur: 0 }, items: [] }) },
    payer: isSame ? known.payer : 'good',
    next_due_at: known?.next_due_at ?? null,
  }
}

/** Writes the act to the audit logs of both workspaces, the one that pays and the one that is paid for. */
export async function auditBoth(
  ctx: TransactionContext,
  action: 'billing.consolidation-agreed' | 'billing.consolidation-ended',
  { workspace_id, charge_workspace_id, admins_may_buy }: ConsolidatedAccountRow,
): Promise<void> {
  const details = { charge_workspace_id, admins_may_buy }
  const target = { kind: 'workspace', id: workspace_id }
  for (const workspaceId of [workspace_id, charge_workspace_id])
    await writeAudit(ctx, { action, workspaceId, target, details })
}

/** Returns the `invalid_parameters` error with this message. */
export function refused(message: string): AppError {
  return new AppError('invalid_parameters', { message })
}

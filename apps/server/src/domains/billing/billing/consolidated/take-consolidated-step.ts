import type { WorkspaceId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { advance, type Billing, type Invoice, nextDueAt, type Step } from '../lifecycle/index.ts'
import { type Payer, payerCard } from '../lifecycle/payments/index.ts'
import { lockConsolidated, saveConsolidated } from './consolidated-account-store.ts'
import { insertConsolidatedCharge, isDone, noteDone } from './consolidated-charge-store.ts'
import type { ConsolidatedAccountRow } from './tables.ts'

export type Taking = {
  /**
   * A step under a key that was carried out before is not carried out again. Refusals are not kept: they may be
   * retried.
   */
  readonly idempotencyKey?: string
  /** How the payer was found to stand just now; as last known when absent. */
  readonly payer?: Payer
}

/**
 * Brings the books of a workspace up to now and takes a step, in one transaction with the charges that follow from it:
 * a change and its charge are both written down, or neither is. No provider is asked here.
 */
export function takeConsolidatedStep(
  ctx: Context,
  workspaceId: WorkspaceId,
  act: ((billing: Billing, now: number) => Step) | undefined,
  { idempotencyKey: key, payer }: Taking = {},
): Promise<ConsolidatedAccountRow> {
  return transaction(ctx, async (ctx) => {
    const known = await lockConsolidated(ctx, workspaceId)
    if (!known) throw new BillingFailure('no_subscription', 'No workspace was agreed on that pays for this one.')
    if (key !== undefined && (await isDone(ctx, workspaceId, key))) return known
    const account = await bringUpToDate(ctx, known, payer ?? known.payer)
    const after = act ? await keepConsolidatedStep(ctx, account, act(account.billing, ctx.now().getTime())) : account
    if (key !== undefined) await noteDone(ctx, workspaceId, key)
    return after
  })
}

async function bringUpToDate(
  ctx: TransactionContext,
  account: ConsolidatedAccountRow,
  payer: Payer,
): Promise<ConsolidatedAccountRow> {
  const paid = { ...account, billing: { ...account.billing, card: payerCard(payer) } }
  const now = ctx.now().getTime()
  const dueAt = nextDueAt(paid.billing)
  return dueAt !== undefined && dueAt <= now ? keepConsolidatedStep(ctx, paid, advance(paid.billing, now)) : paid
}

/** Keeps a step of a locked account, and one charge for each invoice that it settled. */
export async function keepConsolidatedStep(
  ctx: TransactionContext,
  account: ConsolidatedAccountRow,
  { billing, invoices }: Step,
): Promise<ConsolidatedAccountRow> {
  const dueAt = nextDueAt(billing)
  const after = { ...account, billing, next_due_at: dueAt === undefined ? null : new Date(dueAt) }
  await saveConsolidated(ctx, after)
  for (const invoice of invoices)
    if (invoice.status === 'paid' && invoice.amountPaidMinor > 0) await noteCharge(ctx, after, invoice)
  return after
}

async function noteCharge(ctx: TransactionContext, account: ConsolidatedAccountRow, invoice: Invoice): Promise<void> {
  const { workspace_id, charge_workspace_id } = account
  const { currency, amountPaidMinor: amount_minor, number: invoice_number } = invoice
  const what = invoice.lines.filter(({ kind }) => kind !== 'balance').map(({ description }) => description)
  const description = `${what.join(', ')} (${workspace_id})`
  const id = ctx.newId('consolidatedCharge')
  const charge = { id, workspace_id, charge_workspace_id, invoice_number, description, currency, amount_minor }
  if (!(await insertConsolidatedCharge(ctx, charge))) return
  await writeAudit(ctx, {
    action: 'billing.consolidated-charge-noted',
    workspaceId: charge_workspace_id,
    target: { kind: 'workspace', id: workspace_id },
    details: { charge: id, amount_minor, currency, invoice_number },
  })
}

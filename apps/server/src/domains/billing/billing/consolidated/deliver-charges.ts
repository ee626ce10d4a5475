import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { applySnapshot } from '../snapshots/apply-snapshot.ts'
import { listUncharged, markConsolidatedCharged } from './consolidated-charge-store.ts'
import { type ConsolidatedParts, payingWorkspace } from './judge-payer.ts'
import type { ConsolidatedChargeRow } from './tables.ts'

/**
 * Brings noted charges to the providers of the workspaces that pay. Each is known there by its id, so that a crash in
 * between charges nothing twice. What cannot be taken now stays for the next time, and stands in no other's way.
 */
export async function deliverCharges(ctx: Context, parts: ConsolidatedParts, workspaceId?: WorkspaceId): Promise<void> {
  let failure: unknown
  for (const charge of await listUncharged(ctx, workspaceId, 1000))
    await deliver(ctx, parts, charge).catch((error: unknown) => (failure ??= error))
  if (failure) throw failure
}

async function deliver(ctx: Context, parts: ConsolidatedParts, charge: ConsolidatedChargeRow): Promise<void> {
  const { id, charge_workspace_id, description, amount_minor: amountMinor, currency } = charge
  const paying = await payingWorkspace(ctx, parts, charge_workspace_id)
  if (!paying) return
  const item = { idempotencyKey: id, description, amountMinor, currency, collectNow: true }
  const snapshot = await paying.provider.addInvoiceItem(ctx, paying.customer, item)
  await applySnapshot(ctx, snapshot)
  await markConsolidatedCharged(ctx, id)
}

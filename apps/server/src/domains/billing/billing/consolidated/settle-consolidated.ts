import type { WorkspaceId } from '@vireo/contracts/kit'
import { BillingFailure } from '#ports/billing-provider.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { followPayer, type Payer } from '../lifecycle/payments/index.ts'
import { carryOutDueConsolidated } from './carry-out-due-consolidated.ts'
import { listDueConsolidated, listToFollow, listUntold, lockConsolidated } from './consolidated-account-store.ts'
import { deliverCharges } from './deliver-charges.ts'
import type { ConsolidatedParts } from './judge-payer.ts'
import { keepConsolidatedStep } from './take-consolidated-step.ts'
import { tellConsolidated } from './tell-consolidated.ts'

const batch = 200

/**
 * Carries out what is due for all workspaces that others pay for: renewals, consequences of how their payers stand,
 * news that a dead process left untold, and charges that no provider has yet. A provider that is away delays only its
 * own.
 */
export async function settleConsolidated(ctx: Context, parts: ConsolidatedParts): Promise<void> {
  for (const { workspace_id, payer } of await listToFollow(ctx, batch)) await follow(ctx, workspace_id, payer)
  for (const workspaceId of await listDueConsolidated(ctx, batch))
    await unlessAway(ctx, carryOutDueConsolidated(ctx, parts, workspaceId))
  for (const account of await listUntold(ctx, batch)) await tellConsolidated(ctx, account)
  await unlessAway(ctx, deliverCharges(ctx, parts))
}

async function follow(ctx: Context, workspaceId: WorkspaceId, payer: Payer): Promise<void> {
  const after = await transaction(ctx, async (ctx) => {
    const account = await lockConsolidated(ctx, workspaceId)
    if (!account || account.payer === payer) return undefined
    const step = followPayer(account.billing, payer, ctx.now().getTime())
    return keepConsolidatedStep(ctx, { ...account, payer }, step)
  })
  if (after) await tellConsolidated(ctx, after)
}

async function unlessAway(ctx: Context, asked: Promise<void>): Promise<void> {
  try {
    await asked
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error
    ctx.log.warn({ err: error }, 'consolidated billing waits for a provider')
  }
}

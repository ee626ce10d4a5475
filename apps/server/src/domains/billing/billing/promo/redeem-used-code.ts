import type { WorkspaceId } from '@vireo/contracts/kit'
import type { TransactionContext } from '#kernel/context.ts'
import { promoKey } from './promo-key.ts'
import { findHold } from './promo-redemption-store.ts'
import { redeemHeldPromo } from './redeem-promo-code.ts'

/** Counts a code that a subscription carries as used, where a use of it was set aside. Nothing happens otherwise. */
export async function redeemUsedCode(ctx: TransactionContext, workspaceId: WorkspaceId, code: string): Promise<void> {
  const there = { ...ctx, workspaceId }
  const hold = await findHold(there, promoKey(code))
  if (hold) await redeemHeldPromo(there, hold)
}

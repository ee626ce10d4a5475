import type { Price } from '@vireo/contracts/selling'
import type { With } from '#ports/ports.ts'
import { canSell, pricesOf } from '#selling'

/** Tells what works of the caller's workspace cost, null for free; undefined for those where nothing can be sold and nothing is. */
export async function pricesShown(
  ctx: With<'sales'>,
  workIds: readonly string[],
): Promise<(workId: string) => Price | null | undefined> {
  const [prices, isSeller] = await Promise.all([pricesOf(ctx, workIds), canSell(ctx, ctx.workspaceId)])
  return (workId) => prices.get(workId) ?? (isSeller ? null : undefined)
}

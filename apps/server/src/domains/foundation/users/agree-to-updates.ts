import type { Context } from '#kernel/context.ts'
import { updateProductUpdates } from './addresses/address-store.ts'

/** Writes down whether somebody wants to hear of news of the product. */
export function agreeToUpdates(
  ctx: Context,
  { userId, agrees }: { readonly userId: string; readonly agrees: boolean },
): Promise<void> {
  return updateProductUpdates(ctx, userId, agrees)
}

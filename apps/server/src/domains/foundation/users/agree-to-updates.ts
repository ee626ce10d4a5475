import type { UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { updateProductUpdates } from './addresses/address-store.ts'

/** Records whether somebody wants to hear news of the product. */
export function agreeToUpdates(
  ctx: Context,
  { userId, agrees }: { readonly userId: UserId; readonly agrees: boolean },
): Promise<void> {
  return updateProductUpdates(ctx, userId, agrees)
}

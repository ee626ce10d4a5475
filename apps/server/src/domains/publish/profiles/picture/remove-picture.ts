import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { replacePicture } from './replace-picture.ts'

/** Takes the picture from the caller's profile. Harmless where there is none. */
export function removePicture(ctx: Context): Promise<void> {
  return transaction(ctx, (ctx) => replacePicture(ctx, null))
}

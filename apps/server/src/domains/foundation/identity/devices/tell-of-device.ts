import type { SessionId, UserId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { deviceName } from './device-name.ts'
import { upsertDevice } from './known-device-store.ts'

/**
 * Announces a sign-in with a kind of device that the user never used before. Their first device goes unannounced; a
 * program that does not say what it is does not count as one.
 */
export async function tellOfDevice(
  ctx: Context,
  { userId, sessionId }: { readonly userId: UserId; readonly sessionId: SessionId },
): Promise<void> {
  const { address, userAgent } = ctx.client
  if (userAgent === '') return
  const device = deviceName(userAgent) ?? ''
  await transaction(ctx, async (ctx) => {
    if (!(await upsertDevice(ctx, userId, device))) return
    await ctx.emit('identity.signed-in-from-new-device', { userId, sessionId, device, address })
  })
}

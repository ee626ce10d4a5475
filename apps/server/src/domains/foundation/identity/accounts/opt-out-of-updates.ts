import type { Context } from '#kernel/context.ts'
import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'

import { transaction } from '#kernel/transaction.ts'
import { redeemActionCode } from '#actions'
import { agreeToUpdates } from '#users'
import { beginAttempt } from '../attempt-limit.ts'

/** Ends product update mails to whoever got the link. The code is the only credential. */
export async function optOutOfUpdates(
  ctx: Context,
  { actionCode }: Input<typeof identityEndpoints.optOutOfUpdates>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', actionCode)
  await transaction(ctx, async (ctx) => {
    const { userId } = await redeemActionCode(ctx, 'opt-out-of-updates', actionCode)
    await agreeToUpdates(ctx, { userId, agrees: false })
  })
}

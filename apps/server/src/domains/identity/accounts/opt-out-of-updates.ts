import type { api, Input } from '@vireo/contracts'
import type { FullContext } from '../../../kernel/ports.ts'
import { transaction } from '../../../kernel/transaction.ts'
import { redeemActionCode } from '../../actions/index.ts'
import { agreeToUpdates } from '../../users/index.ts'
import { beginAttempt } from '../attempt-limit.ts'

/** Ends product update mails for whoever got the link. The code is the credential. */
export async function optOutOfUpdates(
  ctx: FullContext,
  { actionCode }: Input<typeof api.identity.optOutOfUpdates>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', actionCode)
  await transaction(ctx, async (ctx) => {
    const { userId } = await redeemActionCode(ctx, 'opt-out-of-updates', actionCode)
    await agreeToUpdates(ctx, { userId, agrees: false })
  })
}

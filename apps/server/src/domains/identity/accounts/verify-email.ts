import type { api, Input } from '@vireo/contracts'
import { AppError } from '../../../kernel/errors.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { transaction } from '../../../kernel/transaction.ts'
import { redeemActionCode } from '../../actions/index.ts'
import { proveAddress } from '../../users/index.ts'
import { beginAttempt } from '../attempt-limit.ts'

/** Verifies the address that a mailed code was sent to. The code is the credential. */
export async function verifyEmail(
  ctx: FullContext,
  { actionCode }: Input<typeof api.identity.verifyEmail>,
): Promise<void> {
  await beginAttempt(ctx, 'actionCode', actionCode)
  await transaction(ctx, async (ctx) => {
    const { userId, details } = await redeemActionCode(ctx, 'verify-email', actionCode)
    if (!(await proveAddress(ctx, { userId, email: details['email'] ?? '' }))) throw new AppError('invalid_action_code')
  })
}

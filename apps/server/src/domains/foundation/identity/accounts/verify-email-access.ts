import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { redeemActionCode } from '#actions'
import { assertOwnSession } from '../policy.ts'
import { upsertProof } from './email-access-store.ts'

/** Records that whoever uses this session reads the account's mail. Works for one's own session alone. */
export async function verifyEmailAccess(
  ctx: Context,
  { verification_code: code }: Input<typeof identityEndpoints.verifyEmailAccess>,
): Promise<void> {
  assertOwnSession(ctx.actor)
  const { sessionId, userId } = ctx.actor
  invariant(sessionId !== undefined, 'an own session has an id')
  await transaction(ctx, async (ctx) => {
    const redeemed = await redeemActionCode(ctx, 'verify-email-access', code)
    if (redeemed.userId !== userId) throw new AppError('invalid_action_code', { param: 'verification_code' })
    await upsertProof(ctx, sessionId)
  })
}

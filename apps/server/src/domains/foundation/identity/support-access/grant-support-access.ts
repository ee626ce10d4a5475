import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { redeemActionCode } from '#actions'
import { assertOwnSession } from '../policy.ts'
import { insertSupportGrant } from './support-grant-store.ts'

const grantLifetimeMs = 24 * 60 * 60 * 1000

/**
 * Grants the member of the support team who asked 24 hours of access. The code works only for the person it was sent
 * to.
 */
export async function grantSupportAccess(
  ctx: Context,
  input: Input<typeof identityEndpoints.grantSupportAccess>,
): Promise<void> {
  assertOwnSession(ctx.actor)
  await transaction(ctx, async (ctx) => {
    const { userId } = ctx.actor
    const { userId: askedId, details } = await redeemActionCode(
      ctx,
      'grant-support-access',
      input.sign_in_request_verification_code,
    )
    if (askedId !== userId) throw new AppError('invalid_action_code', { param: 'sign_in_request_verification_code' })
    const id = ctx.newId('supportGrant')
    const supportMember = details['support_member'] ?? ''
    await insertSupportGrant(ctx, {
      id,
      user_id: userId,
      workspace_id: ctx.workspaceId,
      support_member: supportMember,
      reason: details['reason'] ?? '',
      granted_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + grantLifetimeMs),
    })
    await writeAudit(ctx, {
      action: 'identity.support-access-granted',
      target: { kind: 'support-grant', id },
      details: { support_member: supportMember },
    })
  })
}

import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { assertOwnSession } from '../policy.ts'
import { removeSessionsOfGrant } from '../sessions/session-store.ts'
import { updateRevoked } from './support-grant-store.ts'

/** Revokes a grant and ends the support team's sessions under it at once. */
export async function revokeSupportAccess(
  ctx: Context,
  input: Input<typeof identityEndpoints.revokeSupportAccess>,
): Promise<void> {
  await transaction(ctx, async (ctx) => {
    if (!(await updateRevoked(ctx, input.grant_id))) throw new AppError('support_grant_not_found')
    assertOwnSession(ctx.actor)
    const target = { kind: 'support-grant', id: input.grant_id }
    await writeAudit(ctx, { action: 'identity.support-access-revoked', target })
    forgetCredentials(ctx, await removeSessionsOfGrant(ctx, input.grant_id))
  })
}

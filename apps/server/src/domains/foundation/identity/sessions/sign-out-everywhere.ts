import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { assertOwnSession } from '../policy.ts'
import { removeSessionsOf } from './session-store.ts'

/** Ends all sessions of the caller, the support team's included, or all but the current one. */
export async function signOutEverywhere(
  ctx: Context,
  input: Input<typeof identityEndpoints.signOutEverywhere>,
): Promise<{ ended: number }> {
  assertOwnSession(ctx.actor)
  const { userId, sessionId } = ctx.actor
  const ended = await transaction(ctx, async (ctx) => {
    const ids = await removeSessionsOf(ctx, userId, input.keep_current ? sessionId : undefined)
    await writeAudit(ctx, { action: 'identity.signed-out-everywhere', details: { sessions: ids.length } })
    forgetCredentials(ctx, ids)
    return ids
  })
  return { ended: ended.length }
}

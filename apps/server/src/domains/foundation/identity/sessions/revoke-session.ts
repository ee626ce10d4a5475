import type { identityEndpoints } from '@vireo/contracts/identity'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { writeAudit } from '#kernel/audit.ts'
import { forgetCredentials } from '../callers/forget-credentials.ts'
import { assertOwnSession } from '../policy.ts'
import { listSessionsOf, removeSession } from './session-store.ts'

/** Signs one of the caller's browsers out: here at once, on every node within a second. */
export async function revokeSession(ctx: Context, input: Input<typeof identityEndpoints.revokeSession>): Promise<void> {
  const own = await listSessionsOf(ctx, ctx.actor.userId)
  if (!own.some(({ id }) => id === input.session_id)) throw new AppError('session_not_found')
  assertOwnSession(ctx.actor)
  await transaction(ctx, async (ctx) => {
    await removeSession(ctx, input.session_id)
    forgetCredentials(ctx, [input.session_id])
    await writeAudit(ctx, { action: 'identity.session-ended', target: { kind: 'session', id: input.session_id } })
  })
}

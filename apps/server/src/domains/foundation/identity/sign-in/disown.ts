import type { UserId } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { actionPurposes, revokeActionCodes } from '#actions'
import { removePassword } from '../passwords/credential-store.ts'
import { endAccess } from '../end-access.ts'
import { onDisowned } from '../hooks.ts'
import { removeFactorsOf } from '../second-factors/remove-factors.ts'
import { endGrantsOf } from '../support-access/support-grant-store.ts'

/**
 * Takes an account from everybody who could use it: password, second factors, open codes, grants, sessions, keys, and
 * those of its machines. The password goes first: a sign-in at this moment holds its row, see `openOwnSession`, so that
 * its session is there to be ended.
 */
export async function disown(
  ctx: TransactionContext,
  { userId, reason }: { readonly userId: UserId; readonly reason: string },
): Promise<void> {
  await removePassword(ctx, userId)
  await removeFactorsOf(ctx, userId)
  await revokeActionCodes(ctx, userId, actionPurposes)
  await endGrantsOf(ctx, userId)
  await endAccess(ctx, userId)
  await ctx.hooks.gather(onDisowned, ctx, { userId })
  await writeAudit(ctx, {
    action: 'identity.account-disowned',
    target: { kind: 'user', id: userId },
    details: { reason },
  })
}

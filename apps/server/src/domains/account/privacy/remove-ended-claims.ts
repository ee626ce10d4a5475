import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'

import { transaction } from '#kernel/transaction.ts'
import { holdEndedClaim, listEndedClaims } from '#users/addresses/index.ts'
import { removeAccount } from './remove-account.ts'

const atOnce = 100

/**
 * Deletes accounts whose claim to an address ended because somebody else proved it: nobody can sign in to them again,
 * so nobody could ask for it. An account with other members in its workspace stays until they have left.
 */
export async function removeEndedClaims(ctx: Context): Promise<void> {
  for (const userId of await listEndedClaims(ctx, atOnce)) {
    try {
      await transaction(ctx, async (ctx) => {
        if (!(await holdEndedClaim(ctx, userId))) return
        await removeAccount(ctx, { userId, email: undefined, action: 'privacy.ended-claim-deleted' })
      })
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'workspace_has_members') throw error
      ctx.log.info({ userId }, 'an ended claim stays: others work in its workspace')
    }
  }
}

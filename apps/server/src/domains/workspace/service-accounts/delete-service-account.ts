import type { Input } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { endAccess } from '#identity/sessions/index.ts'
import { removeUser } from '#users'
import { onDeparture } from '#workspaces'
import { holdServiceAccount } from './service-account-store.ts'

/**
 * Deletes a service account and its keys, which stop working within a second. What it made stays with the workspace.
 */
export function deleteServiceAccount(
  ctx: Context,
  input: Input<typeof serviceAccountsEndpoints.delete>,
): Promise<void> {
  const userId = input.service_account_user_id
  return transaction(ctx, async (ctx) => {
    const row = await holdServiceAccount(ctx, userId)
    if (!row) throw new AppError('service_account_not_found')
    await endAccess(ctx, userId)
    // What it made goes to whoever deletes it, as far as things have an owner.
    const departure = { workspaceId: ctx.workspaceId, userId, heirId: ctx.actor.userId }
    await ctx.hooks.ask(onDeparture, ctx, departure)
    await removeUser(ctx, userId)
    await writeAudit(ctx, {
      action: 'service-accounts.deleted',
      target: { kind: 'service-account', id: userId },
      details: { name: row.name },
    })
  })
}

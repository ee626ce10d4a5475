import type { Input, UserId } from '@vireo/contracts/kit'
import type { serviceAccountsEndpoints } from '@vireo/contracts/service-accounts'
import { writeAudit } from '#kernel/audit.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { registerMachine } from '#users'
import { addMachine, placeMachine } from '#workspaces/machines/index.ts'
import { serviceAccountsMax } from './policy.ts'
import { shareNewThings } from './share-new-things.ts'
import { countServiceAccounts, insertServiceAccount, lockServiceAccounts } from './service-account-store.ts'

/** Creates a service account, which can do nothing until it has a key. */
export async function createServiceAccount(
  ctx: Context,
  { name, group_ids: groupIds, default_sharing_groups: sharingGroups }: Input<typeof serviceAccountsEndpoints.create>,
): Promise<{ userId: UserId }> {
  const max = await serviceAccountsMax(ctx)
  return transaction(ctx, async (ctx) => {
    await lockServiceAccounts(ctx)
    if ((await countServiceAccounts(ctx, ctx.workspaceId)) >= max) throw new AppError('service_account_limit_reached')
    const userId = ctx.newId('user')
    await registerMachine(ctx, { userId, name })
    await addMachine(ctx, userId)
    if (groupIds) await placeMachine(ctx, userId, groupIds)
    await shareNewThings(ctx, userId, sharingGroups)
    await insertServiceAccount(ctx, {
      user_id: userId,
      workspace_id: ctx.workspaceId,
      name,
      created_by: ctx.actor.userId,
      created_at: ctx.now(),
      disabled_at: null,
    })
    await writeAudit(ctx, {
      action: 'service-accounts.created',
      target: { kind: 'service-account', id: userId },
      details: { name, groups: groupIds ?? [] },
    })
    return { userId }
  })
}

import type { Input, UserId } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { requireRecentSignIn } from '#identity'
import { findUser } from '#users'
import { createPersonalWorkspace } from '../places/create-personal-workspace.ts'
import { listMemberships } from '../workspace-store.ts'
import { findMemberByEmail } from './find-members.ts'
import { lockWorkspace, updateOwner } from './member-store.ts'

/**
 * Makes another member the owner; only the owner may, and only after a recent sign-in. Somebody who gives their last
 * workspace away gets a new one, so that everybody has a place that nobody can take from them.
 */
export async function transferOwnership(
  ctx: With<'settings'>,
  input: Input<typeof workspacesEndpoints.transferOwnership>,
): Promise<void> {
  const { workspaceId } = ctx
  const { defaultTier: tier } = ctx.ports.settings
  await assertOwner(ctx)
  await requireRecentSignIn(ctx)
  await transaction(ctx, async (ctx) => {
    const workspace = await lockWorkspace(ctx, workspaceId)
    const formerOwnerId = ctx.actor.userId
    if (workspace?.owner_id !== formerOwnerId) throw notTheOwner()
    const heir = await findMemberByEmail(ctx, workspaceId, input.email)
    if (heir.user_id === formerOwnerId) throw new AppError('own_membership')
    if (heir.is_locked) throw new AppError('member_not_found', { message: 'This member is locked. Unlock them first.' })
    if (!heir.user.email_verified_at)
      throw new AppError('email_not_verified', { message: 'The new owner has to verify their e-mail address first.' })
    await updateOwner(ctx, workspaceId, heir.user_id)
    await openAnotherFor(ctx, formerOwnerId, tier)
    await writeAudit(ctx, {
      action: 'workspaces.ownership-transferred',
      target: { kind: 'user', id: heir.user_id },
      details: { former_owner: formerOwnerId },
    })
    await ctx.emit('workspaces.ownership-transferred', {
      workspaceId,
      userId: heir.user_id,
      workspaceName: workspace.name,
      changeId: ctx.newId('event'),
      formerOwnerId,
    })
  })
}

async function assertOwner(ctx: Context): Promise<void> {
  const memberships = await listMemberships(ctx, ctx.actor.userId)
  if (!memberships.some((one) => one.workspace_id === ctx.workspaceId && one.is_owner)) throw notTheOwner()
}

function notTheOwner(): AppError {
  return new AppError('forbidden', { message: 'Only the owner of a workspace can transfer it.' })
}

type Tier = Parameters<typeof createPersonalWorkspace>[1]['tier']

async function openAnotherFor(ctx: TransactionContext, userId: UserId, tier: Tier): Promise<void> {
  const memberships = await listMemberships(ctx, userId)
  if (memberships.some(({ is_owner: isOwner }) => isOwner)) return
  const user = await findUser(ctx, userId)
  await createPersonalWorkspace(ctx, { userId, firstName: user?.first_name ?? null, tier })
}

import type { Input } from '@vireo/contracts/kit'
import type { AccessLevel, resourcesEndpoints } from '@vireo/contracts/resources'
import { writeAudit } from '#kernel/audit.ts'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { storesSharedFilesOnUser } from '#workspaces/settings/index.ts'
import { assertAccess, reaches } from './access.ts'
import { findShared, type SharedThing } from './find-shared.ts'
import { findTarget, type Target } from './find-target.ts'
import { holdResource, moveToWorkspace, saveShare } from './resource-store.ts'

/** Shares a resource with a member, a group, a machine or everyone, at an access level. For its admins. */
export async function shareResource(
  ctx: With<'settings'>,
  input: Input<typeof resourcesEndpoints.share>,
): Promise<void> {
  const thing = await findShared(ctx, { type: input.resource_type, id: input.resource_id })
  assertMayShare(ctx, thing)
  const target = await findTarget(ctx, input)
  await transaction(ctx, async (ctx) => {
    const { type, id } = thing.ref
    await holdShares(ctx, thing, { target, keeps: input.role === 'admin', least: 'admin' })
    await saveShare(ctx, type, id, { ...target, level: input.role })
    if (!(await storesSharedFilesOnUser(ctx))) await moveToWorkspace(ctx, type, id)
    await writeAudit(ctx, {
      action: 'resources.shared',
      target: { kind: type, id },
      details: { with: target.principal_id, level: input.role },
    })
    await ctx.emit('resources.shared', { ...shareOf(ctx, thing, target), level: input.role })
  })
}

/** Describes who shares which resource with whom, for the events about it. */
export function shareOf({ workspaceId, actor }: Context, { ref }: SharedThing, target: Target) {
  const { userId } = actor
  return { workspaceId, userId, resourceType: ref.type, resourceId: ref.id, sharedWith: target.principal_id }
}

/**
 * Throws 403 unless the caller may write with the resource's tool and is an admin of the resource: sharing takes both.
 */
export function assertMayShare(ctx: Context, { definition, level }: SharedThing): void {
  assertMayWrite(ctx, definition)
  if (!reaches(level, 'admin'))
    throw new AppError('forbidden', { message: 'Only those with the access level admin may share this.' })
}

/**
 * Throws 403 unless the caller may give up a share: people always may, programs and the support team need the
 * permission of the resource's tool.
 */
export function assertMayGiveUp(ctx: Context, { definition }: SharedThing): void {
  const isTheirOwnDoing = ctx.actor.kind === 'user' && ctx.actor.supportGrantId === undefined
  if (!isTheirOwnDoing) assertMayWrite(ctx, definition)
}

function assertMayWrite({ actor }: Context, { writePermission }: SharedThing['definition']): void {
  if (actor.permissions === 'all' || actor.permissions.includes(writePermission)) return
  throw new AppError('insufficient_permissions', { message: `This takes the permission ${writePermission}.` })
}

type ShareChange = {
  readonly target: Target
  /** Whether the target may do as much as an owner afterwards. */
  readonly keeps: boolean
  /** What the caller needs for it. */
  readonly least: AccessLevel
}

/**
 * Locks the shares of a resource until the transaction ends and checks again, since somebody who went before may have
 * changed what the caller may do. Throws `resource_not_found`, `forbidden` or `resource_owner_protected`.
 */
export async function holdShares(ctx: TransactionContext, { ref }: SharedThing, change: ShareChange): Promise<void> {
  const held = await holdResource(ctx, ref.type, ref.id)
  if (!held) throw new AppError('resource_not_found')
  await assertAccess(ctx, ref, change.least)
  if (held.owner_user_id === change.target.principal_id && !change.keeps) throw new AppError('resource_owner_protected')
}

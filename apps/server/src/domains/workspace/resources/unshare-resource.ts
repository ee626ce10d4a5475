import type { Input } from '@vireo/contracts/kit'
import type { resourcesEndpoints } from '@vireo/contracts/resources'
import { writeAudit } from '#kernel/audit.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { findShared } from './find-shared.ts'
import { findTarget } from './find-target.ts'
import { deleteShare } from './resource-store.ts'
import { assertMayGiveUp, assertMayShare, holdShares, shareOf } from './share-resource.ts'

/** Removes a share of a resource. Its admins may, and everybody may give up their own. */
export async function unshareResource(
  ctx: With<'settings'>,
  input: Input<typeof resourcesEndpoints.unshare>,
): Promise<void> {
  const thing = await findShared(ctx, { type: input.resource_type, id: input.resource_id })
  const target = await findTarget(ctx, input)
  const isOwn = target.principal_id === ctx.actor.userId
  if (isOwn) assertMayGiveUp(ctx, thing)
  else assertMayShare(ctx, thing)
  await transaction(ctx, async (ctx) => {
    const { type, id } = thing.ref
    await holdShares(ctx, thing, { target, keeps: false, least: isOwn ? 'viewer' : 'admin' })
    if (!(await deleteShare(ctx, type, id, target.principal_id))) return
    await writeAudit(ctx, {
      action: 'resources.unshared',
      target: { kind: type, id },
      details: { with: target.principal_id },
    })
    await ctx.emit('resources.unshared', shareOf(ctx, thing, target))
  })
}

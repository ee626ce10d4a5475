import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { assertOwnSession } from '#identity'
import { assertAdmitted, bindSession } from '#identity/sessions/index.ts'
import { updateChosen } from '../members/member-store.ts'
import { membershipOf } from '../membership-of.ts'

/** Binds the caller's session to another workspace of theirs; its earlier tokens stop working. */
export async function switchWorkspace(
  ctx: With<'accessTokens'>,
  { workspace_id: workspaceId }: Input<typeof workspacesEndpoints.switchWorkspace>,
): Promise<Awaited<ReturnType<typeof bindSession>>> {
  assertOwnSession(ctx.actor)
  const { userId } = ctx.actor
  const membership = await membershipOf(ctx, userId, workspaceId)
  if (!membership) throw new AppError('workspace_not_found')
  if (membership.is_locked)
    throw new AppError('forbidden', { message: 'You are locked out of this workspace. Ask one of its admins.' })
  await assertAdmitted(ctx, workspaceId)
  await updateChosen(ctx, workspaceId, userId)
  return bindSession(ctx, workspaceId)
}

import { type Input, type Permission, permissions } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { type Grant, grantsOf } from '../permissions/effective-permissions.ts'
import { membershipOf } from '../membership-of.ts'
import { findMemberByEmail, type Member } from './find-members.ts'

export type Explanation = {
  readonly member: Member
  readonly permissions: readonly { readonly permission: Permission; readonly grants: readonly Grant[] }[]
}

/**
 * Explains what allows a member something, for one permission or every one; a permission without a reason is denied.
 * Throws `member_not_found`.
 */
export async function explainPermissions(
  ctx: Context,
  input: Input<typeof workspacesEndpoints.explainPermissions>,
): Promise<Explanation> {
  const member = await findMemberByEmail(ctx, ctx.workspaceId, input.email)
  const membership = await membershipOf(ctx, member.user_id, ctx.workspaceId)
  if (!membership) throw new AppError('member_not_found')
  const asked = input.permission === undefined ? permissions : [input.permission]
  return {
    member,
    permissions: asked.map((permission) => ({ permission, grants: grantsOf(membership, permission) })),
  }
}

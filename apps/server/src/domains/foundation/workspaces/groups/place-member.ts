import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import { writeAudit } from '#kernel/audit.ts'
import type { TransactionContext } from '#kernel/context.ts'
import type { AuditAction } from '#kernel/product.ts'
import { AppError } from '#kernel/errors.ts'
import { findMemberByEmail, type Member } from '../members/find-members.ts'
import type { GroupRow } from '../tables.ts'
import { lockGroup } from './group-store.ts'

export type Placement = Input<typeof workspacesEndpoints.addGroupMember>

/**
 * Finds the group and the member of a placement, and locks the group. Throws `group_not_found`, `group_of_everyone` or
 * `member_not_found`.
 */
export async function findPlacement(
  ctx: TransactionContext,
  input: Placement,
): Promise<{ group: GroupRow; member: Member }> {
  const group = await lockGroup(ctx, ctx.workspaceId, input.group_id)
  if (!group) throw new AppError('group_not_found')
  if (group.is_everyone) throw new AppError('group_of_everyone')
  return { group, member: await findMemberByEmail(ctx, ctx.workspaceId, input.email) }
}

/** Writes an audit entry about who was put into which group, or taken out of it. */
export function notePlacement(
  ctx: TransactionContext,
  action: AuditAction,
  group: GroupRow,
  member: Member,
): Promise<void> {
  return writeAudit(ctx, {
    action,
    target: { kind: 'user', id: member.user_id },
    details: { group: group.id, name: group.name },
  })
}

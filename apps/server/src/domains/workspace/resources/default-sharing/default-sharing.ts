import type { Input, UserId } from '@vireo/contracts/kit'
import type { DefaultSharing, resourcesEndpoints } from '@vireo/contracts/resources'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { findGroups, type GroupRow } from '#workspaces/groups/index.ts'
import { listMembersOf } from '#workspaces/members/index.ts'
import { listDefaultSharing, replaceDefaultSharing } from './default-sharing-store.ts'
import type { DefaultSharingRow } from '../tables.ts'

export type Level = DefaultSharingRow['level']
export type Preference = { readonly group: GroupRow; readonly level: Level; readonly memberIds: readonly UserId[] }

/** Returns the groups that a member's new resources are shared with, each with its level and members. */
export async function preferencesOf(ctx: Context, userId: UserId): Promise<readonly Preference[]> {
  const rows = await listDefaultSharing(ctx, [userId])
  if (rows.length === 0) return []
  const [groups, members] = await Promise.all([
    findGroups(
      ctx,
      ctx.workspaceId,
      rows.map((row) => row.group_id),
    ),
    listMembersOf(ctx, ctx.workspaceId),
  ])
  return rows.flatMap(({ group_id: groupId, level }) => {
    const group = groups.find(({ id }) => id === groupId)
    if (!group) return []
    const memberIds = members
      .filter((member) => group.is_everyone || member.group_ids.includes(groupId))
      .map((member) => member.user_id)
    return [{ group, level, memberIds }]
  })
}

export type Change = Input<typeof resourcesEndpoints.setDefaultSharing>

/**
 * Sets the groups that new resources of a user, such as a service account, are shared with. Throws `group_not_found`.
 */
export async function preferSharing(
  ctx: TransactionContext,
  userId: UserId,
  wanted: ReadonlyMap<string, Level>,
): Promise<void> {
  const groups = await findGroups(ctx, ctx.workspaceId, [...wanted.keys()])
  if (groups.length < wanted.size) throw new AppError('group_not_found')
  await replaceDefaultSharing(
    ctx,
    userId,
    [...wanted].map(([groupId, level]) => ({ group_id: groupId, level })),
  )
}

/** Presents the groups that somebody's new resources are shared with. */
export function presentDefaultSharing(preferences: readonly Preference[]): DefaultSharing {
  return {
    default_sharing_groups: preferences.map(({ group, level, memberIds }) => ({
      name: group.name,
      id: group.id,
      members: [...memberIds],
      permissions: [...group.permissions],
      permission_level: level,
    })),
  }
}

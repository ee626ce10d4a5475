import type { UserId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { listDefaultSharing, preferSharing } from '#resources'
import { describeGroups, findGroups, type ListedGroup } from '#workspaces/groups/index.ts'

type Level = 'admin' | 'editor' | 'viewer'

/** A group that new resources of a service account are shared with, and at which level. */
export type SharingGroup = { readonly userId: UserId; readonly group: ListedGroup; readonly level: Level }

type Wanted = readonly { readonly group_id: string; readonly permission_level: Level }[] | null | undefined

/** Sets the groups that a service account's new resources are shared with; nothing given changes nothing. */
export async function shareNewThings(ctx: TransactionContext, userId: UserId, wanted: Wanted): Promise<void> {
  if (!wanted) return
  const levels = wanted.map((group): [string, Level] => [group.group_id, group.permission_level])
  await preferSharing(ctx, userId, new Map(levels))
}

/** Lists the groups that new resources of these service accounts are shared with, and at which level. */
export async function listSharingGroups(ctx: Context, userIds: readonly UserId[]): Promise<readonly SharingGroup[]> {
  const rows = await listDefaultSharing(ctx, userIds)
  if (rows.length === 0) return []
  const ids = [...new Set(rows.map((row) => row.group_id))]
  const groups = await describeGroups(ctx, await findGroups(ctx, ctx.workspaceId, ids))
  return rows.flatMap(({ user_id: userId, group_id: groupId, level }) =>
    groups.filter(({ group }) => group.id === groupId).map((group) => ({ userId, group, level })),
  )
}

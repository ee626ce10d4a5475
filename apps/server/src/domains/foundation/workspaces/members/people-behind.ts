import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { findGroups } from '../groups/group-store.ts'
import { listMembersIn } from './member-store.ts'

/** Returns the user ids that a counter of `UsageLimit` counts; undefined for everybody in the workspace. */
export async function peopleBehind(
  ctx: Context,
  workspaceId: WorkspaceId,
  counter: string,
): Promise<readonly string[] | undefined> {
  const [kind, id = ''] = counter.split(':', 2)
  if (kind === 'member') return [id]
  const [group] = await findGroups(ctx, workspaceId, [id])
  if (group?.is_everyone) return undefined
  const members = await listMembersIn(ctx, workspaceId)
  return members.filter(({ group_ids: ids }) => ids.includes(id)).map(({ user_id: userId }) => userId)
}

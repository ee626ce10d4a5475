import type { Input } from '@vireo/contracts/kit'
import type { workspacesEndpoints } from '@vireo/contracts/workspaces'
import type { Context } from '#kernel/context.ts'
import { listGroupsIn } from './group-store.ts'
import { type ListedGroup, describeGroups } from './list-groups.ts'

/** Lists the groups of the workspace with exactly this name. */
export async function searchGroups(
  ctx: Context,
  { name }: Input<typeof workspacesEndpoints.searchGroups>,
): Promise<ListedGroup[]> {
  const groups = await listGroupsIn(ctx, ctx.workspaceId)
  return describeGroups(
    ctx,
    groups.filter((group) => group.name === name),
  )
}

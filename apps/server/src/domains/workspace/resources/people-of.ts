import type { Context } from '#kernel/context.ts'
import { listGroupsIn } from '#workspaces/groups/index.ts'
import { listMembersOf } from '#workspaces/members/index.ts'
import type { GroupRow } from '#workspaces/groups/index.ts'
import type { Member } from '#workspaces/members/index.ts'

export type People = { readonly members: readonly Member[]; readonly groups: readonly GroupRow[] }

/** Lists the members and groups that resources of the workspace can be shared with. */
export async function peopleOf(ctx: Context): Promise<People> {
  const [members, groups] = await Promise.all([listMembersOf(ctx, ctx.workspaceId), listGroupsIn(ctx, ctx.workspaceId)])
  return { members, groups }
}

import type { Context } from '#kernel/context.ts'
import { listMembersOf, listGroupsIn } from '#workspaces'
import type { Member, GroupRow } from '#workspaces'

export type People = { readonly members: readonly Member[]; readonly groups: readonly GroupRow[] }

/** Whom things of the workspace can be shared with. */
export async function peopleOf(ctx: Context): Promise<People> {
  const [members, groups] = await Promise.all([listMembersOf(ctx, ctx.workspaceId), listGroupsIn(ctx, ctx.workspaceId)])
  return { members, groups }
}

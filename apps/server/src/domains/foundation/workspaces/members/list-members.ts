import type { Context } from '#kernel/context.ts'
import { creditsCounted } from '../hooks.ts'
import { listMembersOf, type Member } from './find-members.ts'

export type ListedMember = Member & {
  /** Credits of this credit period; null while nothing counts them. */
  readonly creditsUsed: number | null
}

/** Lists the people of the workspace, its owner first, with the credits used against their own limit. */
export async function listMembers(ctx: Context): Promise<ListedMember[]> {
  const people = (await listMembersOf(ctx, ctx.workspaceId)).filter(({ kind }) => kind === 'person')
  const counters = people.flatMap(({ usage_limit: limit, user_id: id }) => (limit === null ? [] : [`member:${id}`]))
  const counted = await ctx.hooks.ask(creditsCounted, ctx, { workspaceId: ctx.workspaceId, counters })
  return people.map((member) => ({ ...member, creditsUsed: counted.get(`member:${member.user_id}`) ?? null }))
}

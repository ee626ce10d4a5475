import type { Context } from '#kernel/context.ts'
import { creditsCounted } from '../hooks.ts'
import { listMembersOf, type Member } from '../members/find-members.ts'
import type { GroupRow } from '../tables.ts'
import { listGroupsIn } from './group-store.ts'

/** A group with the people in it. */
export type ListedGroup = {
  readonly group: GroupRow
  readonly members: readonly Member[]
  /** Credits that its members used in this credit period; null while nothing counts them. */
  readonly creditsUsed: number | null
}

/** Lists the groups of the workspace with their people, the group of everyone first. */
export async function listGroups(ctx: Context): Promise<ListedGroup[]> {
  return describeGroups(ctx, await listGroupsIn(ctx, ctx.workspaceId))
}

/** Joins groups with their people and, where a group has a limit, the credits used against it. */
export async function describeGroups(ctx: Context, groups: readonly GroupRow[]): Promise<ListedGroup[]> {
  const { workspaceId } = ctx
  const counters = groups.flatMap(({ id, usage_limit: limit }) => (limit === null ? [] : [`group:${id}`]))
  const [everybody, counted] = await Promise.all([
    listMembersOf(ctx, workspaceId),
    ctx.hooks.ask(creditsCounted, ctx, { workspaceId, counters }),
  ])
  const people = everybody.filter(({ kind }) => kind === 'person')
  return groups.map((group) => ({
    group,
    members: group.is_everyone ? people : people.filter(({ group_ids: ids }) => ids.includes(group.id)),
    creditsUsed: counted.get(`group:${group.id}`) ?? null,
  }))
}

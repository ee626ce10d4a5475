import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { AccessLevel, ResourceType } from '@vireo/contracts/resources'
import sql, { type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { principalsOf, seesEverything } from './principals.ts'

/**
 * Returns the SQL condition under which the caller sees a resource of this type, for the `where` of any store; `id` is
 * the column with its id. It asks one index per row or walks the caller's shares, whichever is less work, so that pages
 * by key stay pages by key.
 */
export function visibleTo(ctx: Pick<Context, 'actor' | 'workspaceId'>, type: ResourceType, id: Sql): Sql {
  if (seesEverything(ctx.actor)) return sql`true`
  return sql`exists (
    select 1 from resource_shares shared
    where shared.workspace_id = ${ctx.workspaceId} and shared.resource_type = ${type}
      and shared.resource_id = ${id} and shared.principal_id = any(${principalsOf(ctx.actor)}))`
}

/**
 * Returns the same condition for a page that follows an index. With few shares their ids are looked up, whatever the
 * order; with many, each row is checked in the page's order until the page is full. The two differ in speed alone.
 */
export async function visibleInPage(
  ctx: Pick<Context, 'actor' | 'workspaceId' | 'db'>,
  type: ResourceType,
  id: Sql,
  { fewMax = 4000 }: { readonly fewMax?: number } = {},
): Promise<Sql> {
  if (seesEverything(ctx.actor)) return sql`true`
  const shares = sql`
    from resource_shares shared
    where shared.workspace_id = ${ctx.workspaceId} and shared.resource_type = ${type}`
  const isTheirs = sql`shared.principal_id = any(${principalsOf(ctx.actor)})`
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from (select 1 ${shares} and ${isTheirs} limit ${fewMax + 1}) some_of_them`,
  )
  if (count <= fewMax) return sql`${id} = any(array(select shared.resource_id ${shares} and ${isTheirs}))`
  // The offset keeps the planner from joining everything that is shared before it finds the first row; `is true` keeps
  // it from searching once for each principal what one search among the shares of a thing finds.
  return sql`exists (select 1 ${shares} and shared.resource_id = ${id} and (${isTheirs}) is true offset 0)`
}

/** Returns the SQL condition under which a member owns a resource. */
export function ownedBy(
  { workspaceId, userId }: { readonly workspaceId: WorkspaceId; readonly userId: UserId },
  type: ResourceType,
  id: Sql,
): Sql {
  return sql`exists (
    select 1 from workspace_resource_metadata owned
    where owned.workspace_id = ${workspaceId} and owned.resource_type = ${type}
      and owned.resource_id = ${id} and owned.owner_user_id = ${userId})`
}

/**
 * Returns the SQL condition under which a resource belongs to the workspace or is shared with somebody besides its
 * owner.
 */
export function isShared(ctx: Pick<Context, 'workspaceId'>, type: ResourceType, id: Sql): Sql {
  return sql`exists (
    select 1 from workspace_resource_metadata held
    where held.workspace_id = ${ctx.workspaceId} and held.resource_type = ${type} and held.resource_id = ${id}
      and (held.owner_user_id is null or exists (
        select 1 from resource_shares shared
        where shared.workspace_id = ${ctx.workspaceId} and shared.resource_type = ${type}
          and shared.resource_id = ${id} and shared.principal_id <> held.owner_user_id)))`
}

/** Counts the principals that a resource is shared with: members, machines, groups and everyone, but not its owner. */
export async function countShares(ctx: Context, type: ResourceType, id: string): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from resource_shares shared
    join workspace_resource_metadata held using (workspace_id, resource_type, resource_id)
    where shared.workspace_id = ${ctx.workspaceId} and shared.resource_type = ${type} and shared.resource_id = ${id}
      and shared.principal_id is distinct from held.owner_user_id`)
  return count
}

/** Finds every level at which each of several resources is shared with the caller, with the resource's id. */
export function findLevelsOf(
  ctx: Context,
  type: string,
  ids: readonly string[],
): Promise<{ id: string; level: AccessLevel }[]> {
  return ctx.db.many(sql`
    select distinct resource_id as id, level from resource_shares
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = any(${[...ids]})
      and principal_id = any(${principalsOf(ctx.actor)})`)
}

/** Finds every level at which a resource is shared with the caller, directly or through a group or everyone. */
export async function findLevels(ctx: Context, type: string, id: string): Promise<AccessLevel[]> {
  const rows = await ctx.db.many<{ level: AccessLevel }>(sql`
    select distinct level from resource_shares
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}
      and principal_id = any(${principalsOf(ctx.actor)})`)
  return rows.map((row) => row.level)
}

import type { AccessLevel, ResourceType } from '@vireo/contracts'
import sql, { type Sql } from 'sql-template-tag'
import type { Context } from '../../kernel/context.ts'
import { principalsOf, seesEverything } from './principals.ts'

/**
 * The condition under which the caller sees a thing of this type, for the `where` of any store: `id` is the column
 * with the thing's id. It asks one index for each row, or walks what is shared with the caller, whichever is less
 * work, so pages by key stay pages by key.
 */
export function visibleTo(ctx: Pick<Context, 'actor' | 'workspaceId'>, type: ResourceType, id: Sql): Sql {
  if (seesEverything(ctx.actor)) return sql`true`
  return sql`exists (
    select 1 from resource_shares shared
    where shared.workspace_id = ${ctx.workspaceId} and shared.resource_type = ${type}
      and shared.resource_id = ${id} and shared.principal_id = any(${principalsOf(ctx.actor)}))`
}

/** Every level at which a thing is shared with the caller, by any of their names. */
export async function findLevels(ctx: Context, type: string, id: string): Promise<AccessLevel[]> {
  const rows = await ctx.db.many<{ level: AccessLevel }>(sql`
    select distinct level from resource_shares
    where workspace_id = ${ctx.workspaceId} and resource_type = ${type} and resource_id = ${id}
      and principal_id = any(${principalsOf(ctx.actor)})`)
  return rows.map((row) => row.level)
}

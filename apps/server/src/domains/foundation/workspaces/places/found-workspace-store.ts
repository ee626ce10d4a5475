import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { beginningOf } from '#kernel/database/beginning-of.ts'
import type { WorkspaceRow } from '../tables.ts'

export type WorkspaceSearch = {
  /** The beginning of a name, or a whole id; empty for all. */
  readonly search: string
  /** The id of the last one of the page before. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Finds workspaces of the whole instance, the newest first. Only for callers who may look for them. */
export function findWorkspaces(
  ctx: Context,
  { search, cursor = '~', limit }: WorkspaceSearch,
): Promise<WorkspaceRow[]> {
  if (search === '')
    return ctx.db.many(sql`
      select id, name, owner_id, created_at from workspaces where id < ${cursor} order by id desc limit ${limit}`)
  return ctx.db.many(sql`
    with found as materialized (
      select id, name, owner_id, created_at from workspaces
      where lower(name) like ${beginningOf(search.toLowerCase())} or id = ${search})
    select * from found where id < ${cursor} order by id desc limit ${limit}`)
}

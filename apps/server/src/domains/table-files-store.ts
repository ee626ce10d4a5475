import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

const pageSize = 200

/** A table of the slice that asks, by a name that stands in its code, and the path that its files begin with. */
export type KeptTable = { readonly table: string; readonly path: string; readonly workspaceId: WorkspaceId }

/** Writes what a workspace has in a table as files for whoever takes it along, newest first, a page of rows in each. */
export async function* tableFiles(
  ctx: Context,
  { table, path, workspaceId }: KeptTable,
): AsyncGenerator<{ readonly path: string; readonly json: unknown }> {
  let cursor: string | undefined
  for (let page = 1; page === 1 || cursor !== undefined; page++) {
    const rows = await ctx.db.many<{ id: string }>(sql`
      select * from ${raw(table)}
      where workspace_id = ${workspaceId} ${cursor === undefined ? empty : sql`and id < ${cursor}`}
      order by id desc limit ${pageSize}`)
    yield { path: `${path}-${page}.json`, json: rows }
    cursor = rows.length === pageSize ? rows.at(-1)?.id : undefined
  }
}

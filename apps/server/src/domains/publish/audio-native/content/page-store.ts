import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { PageRow } from '../tables.ts'

const columns =
  raw(`id, project_id, workspace_id, address, alias_of, title, author, voice_id, model_id, is_enabled, state,
  error_code, read_at, published_version_id, created_at`)

/** Inserts a page unless its project has one of this address. */
export async function insertPage(ctx: Context, row: PageRow): Promise<boolean> {
  const count = await ctx.db.run(sql`
    insert into audio_native_pages (${columns})
    values (${row.id}, ${row.project_id}, ${row.workspace_id}, ${row.address}, ${row.alias_of}, ${row.title}, ${row.author},
      ${row.voice_id}, ${row.model_id}, ${row.is_enabled}, ${row.state}, ${row.error_code}, ${row.read_at},
      ${row.published_version_id}, ${row.created_at})
    on conflict (project_id, coalesce(address, '')) do nothing`)
  return count > 0
}

/** Finds a page of the caller's workspace. */
export function findPage(ctx: Context, id: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a page of the caller's workspace and holds it. */
export function holdPage(ctx: Context, id: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Finds the page of a project by its address; without one, the content that the project was given as a file. */
export function findPageAt(ctx: Context, projectId: string, address: string | null): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId}
      and coalesce(address, '') = ${address ?? ''}`)
}

/** Finds the pages of the caller's workspace that have an address, in whichever project. */
export function findPagesAt(ctx: Context, address: string): Promise<PageRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_pages
    where workspace_id = ${ctx.workspaceId} and address = ${address} order by id limit 10`)
}

/** Saves what a page is like. */
export async function savePage(ctx: Context, row: PageRow): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_pages set address = ${row.address}, alias_of = ${row.alias_of}, title = ${row.title},
      author = ${row.author}, voice_id = ${row.voice_id}, model_id = ${row.model_id}, is_enabled = ${row.is_enabled},
      state = ${row.state}, error_code = ${row.error_code}, read_at = ${row.read_at},
      published_version_id = ${row.published_version_id}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Counts the pages that were added to a project since an instant: all of them, and those that were not left to wait. */
export function countPagesSince(
  ctx: Context,
  projectId: string,
  since: Date,
): Promise<{ readonly all: number; readonly read: number }> {
  return ctx.db.one(sql`
    select count(*) as all, count(*) filter (where alias_of is null and state <> 'waiting') as read
    from audio_native_pages
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId} and created_at >= ${since} and address is not null`)
}

export type PageList = { readonly projectId: string; readonly cursor: string | undefined; readonly limit: number }

/** Lists the pages of a project under the addresses that they say they have, newest first. */
export function listPageRows(ctx: Context, { projectId, cursor, limit }: PageList): Promise<PageRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_pages
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId} and alias_of is null
      ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Every table of which people take along what it has of their workspace. */
export const keptTables = ['projects', 'domains', 'pages', 'versions'] as const

export type KeptPage = {
  readonly table: (typeof keptTables)[number]
  readonly workspaceId: WorkspaceId
  /** The id of the last row of the page before; the first page without it. */
  readonly cursor: string | undefined
  readonly limit: number
}

/** Reads a page of what a workspace has in one of the tables, newest first. */
export function listKept(
  ctx: Context,
  { table, workspaceId, cursor, limit }: KeptPage,
): Promise<{ readonly id: string }[]> {
  return ctx.db.many(sql`
    select * from ${raw(`audio_native_${table}`)}
    where workspace_id = ${workspaceId} ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

/** Gives the projects that somebody made in a workspace to their heir. */
export async function giveProjects(
  ctx: Context,
  {
    workspaceId,
    userId,
    heirId,
  }: { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly heirId: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_projects set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Removes the projects that somebody made in a workspace. */
export async function removeProjectsOf(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    delete from audio_native_projects where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Removes everything that a workspace has of it. */
export async function removeAllOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from audio_native_listens where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_versions where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_pages where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_projects where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from audio_native_domains where workspace_id = ${workspaceId}`)
}

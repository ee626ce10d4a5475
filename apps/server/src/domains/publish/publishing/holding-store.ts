import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Every table of which people take along what it has of their workspace. */
export const keptTables = ['works', 'chapters', 'editions', 'schedules', 'uploads'] as const

export type KeptSound = {
  readonly edition_id: string
  readonly chapter_id: string
  readonly title: string
  readonly place: number
  readonly storage_key: string
  readonly size_bytes: number
}

/** Lists the sound of editions that a workspace has. */
export function listKeptSound(ctx: Context, workspaceId: WorkspaceId): Promise<KeptSound[]> {
  return ctx.db.many(sql`
    select edition_id, chapter_id, title, place, storage_key, size_bytes from publishing_edition_chapters
    where workspace_id = ${workspaceId} and storage_key is not null order by edition_id, place`)
}

/** Lists what was uploaded to works of a workspace. */
export function listKeptUploads(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<{ readonly id: string; readonly storage_key: string; readonly size_bytes: number }[]> {
  return ctx.db.many(sql`
    select id, storage_key, size_bytes from publishing_uploads
    where workspace_id = ${workspaceId} and kept_at is not null order by id`)
}

/** Lists the covers of works that a workspace has. */
export function listKeptCovers(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<{ readonly id: string; readonly cover_key: string; readonly cover_bytes: number }[]> {
  return ctx.db.many(sql`
    select id, cover_key, cover_bytes from publishing_works
    where workspace_id = ${workspaceId} and cover_key is not null order by id`)
}

/** Gives the works that somebody made in a workspace to their heir. */
export async function giveWorks(
  ctx: Context,
  {
    workspaceId,
    userId,
    heirId,
  }: { readonly workspaceId: WorkspaceId; readonly userId: UserId; readonly heirId: UserId },
): Promise<void> {
  await ctx.db.run(sql`
    update publishing_works set user_id = ${heirId} where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Lists the works of a workspace, or those in it that somebody made. */
export async function listWorkIds(ctx: Context, workspaceId: WorkspaceId, userId?: UserId): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from publishing_works
    where workspace_id = ${workspaceId} ${userId === undefined ? empty : sql`and user_id = ${userId}`} order by id`)
  return rows.map(({ id }) => id)
}

/** Forgets how the recordings of a workspace sound. */
export async function removeMeasuresOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from publishing_measures where workspace_id = ${workspaceId}`)
}

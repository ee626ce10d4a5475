import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { LinkRow } from './tables.ts'

export type LinkPage = {
  readonly workspaceId: WorkspaceId
  /** The id of the last row of the page before; the first page without it. */
  readonly cursor: string | undefined
  readonly limit: number
}

export type KeptLink = Omit<LinkRow, 'token_hash' | 'token_sealed' | 'password_hash'>

/** Reads a page of the links of a workspace, newest first, without what opens them. */
export function listLinksOf(ctx: Context, { workspaceId, cursor, limit }: LinkPage): Promise<KeptLink[]> {
  return ctx.db.many(sql`
    select id, workspace_id, history_item_id, user_id, expires_at, may_download, may_be_indexed, opens, plays, revoked_at,
      taken_down_at, created_at
    from share_links where workspace_id = ${workspaceId} ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

/** Ends the links that somebody made in a workspace which they leave. */
export async function revokeLinksBy(ctx: Context, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update share_links set revoked_at = ${ctx.now()}
    where workspace_id = ${workspaceId} and user_id = ${userId} and revoked_at is null`)
}

/** Removes everything that a workspace has of it. */
export async function removeLinksOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from page_reports where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from page_cases where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from share_reports where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from share_cases where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from share_links where workspace_id = ${workspaceId}`)
  await ctx.db.run(sql`delete from share_settings where workspace_id = ${workspaceId}`)
}

import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

/** Lists the sessions of a workspace with their iterations, for its export. */
export function listStepsOf(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select s.id as session_id, s.user_id, s.voice_id, i.id as iteration_id, i.parent_id, i.kind, i.description, i.text,
      i.seed, i.changed_voice_id, i.created_at
    from design_sessions s join design_iterations i on i.session_id = s.id
    where s.workspace_id = ${workspaceId} order by s.id, i.created_at, i.id`)
}

type PreviewFile = { readonly id: string; readonly storage_key: string; readonly size_bytes: number }

/** Lists the previews of a workspace that can still be heard. */
export function listPreviewFilesOf(ctx: Context, workspaceId: WorkspaceId): Promise<PreviewFile[]> {
  return ctx.db.many(sql`
    select id, storage_key, size_bytes from designed_voices
    where workspace_id = ${workspaceId} and expires_at > ${ctx.now()} order by created_at, id`)
}

/** Ends what one member worked on: sessions at once, previews with the next purge. */
export async function endWorkOf(ctx: TransactionContext, workspaceId: WorkspaceId, userId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update designed_voices set expires_at = ${ctx.now()} where workspace_id = ${workspaceId} and user_id = ${userId}`)
  await ctx.db.run(sql`delete from design_sessions where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Forgets everything of a workspace; tells where its recordings lie. */
export async function removeDesignsOf(ctx: TransactionContext, workspaceId: WorkspaceId): Promise<string[]> {
  await ctx.db.run(sql`delete from design_sessions where workspace_id = ${workspaceId}`)
  const rows = await ctx.db.many<{ storage_key: string }>(
    sql`delete from designed_voices where workspace_id = ${workspaceId} returning storage_key`,
  )
  return rows.map(({ storage_key: key }) => key)
}

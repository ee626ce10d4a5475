import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { join } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { CommentRow } from '../tables.ts'

const columns = sql`id, workspace_id, transcript_id, user_id, reply_to, at_ms, text, resolved_at, created_at`

/** Writes a comment. */
export async function insertComment(ctx: TransactionContext, row: CommentRow): Promise<void> {
  await ctx.db.run(sql`
    insert into transcript_comments (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.transcript_id}, ${row.user_id}, ${row.reply_to}, ${row.at_ms}, ${row.text},
      ${row.resolved_at}, ${row.created_at})`)
}

/** Lists the comments of a transcript: remarks in the order of the recording, answers behind theirs. */
export function listCommentsOf(ctx: Context, transcriptId: string): Promise<CommentRow[]> {
  return ctx.db.many(sql`
    select c.id, c.workspace_id, c.transcript_id, c.user_id, c.reply_to, c.at_ms, c.text, c.resolved_at, c.created_at
    from transcript_comments c left join transcript_comments remark on remark.id = c.reply_to
    where c.transcript_id = ${transcriptId} and c.workspace_id = ${ctx.workspaceId}
    order by c.at_ms, coalesce(remark.created_at, c.created_at), coalesce(remark.id, c.id), c.created_at, c.id`)
}

/** Finds a comment of a transcript. */
export function findComment(ctx: Context, transcriptId: string, id: string): Promise<CommentRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from transcript_comments
    where id = ${id} and transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId}`)
}

/** Counts the comments of a transcript. */
export async function countCommentsOf(ctx: Context, transcriptId: string): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*)::int as count from transcript_comments
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId}`)
  return count
}

/** Changes a comment. */
export async function changeCommentRow(
  ctx: TransactionContext,
  id: string,
  { text, resolved_at: resolvedAt }: Pick<CommentRow, 'text' | 'resolved_at'>,
): Promise<void> {
  const set = [sql`text = ${text}`, sql`resolved_at = ${resolvedAt}`]
  await ctx.db.run(sql`
    update transcript_comments set ${join(set, ', ')} where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Removes a comment, and what was answered to it. */
export async function removeComment(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from transcript_comments where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

type Whose = { readonly workspaceId: WorkspaceId; readonly userId: UserId }

/** Takes the name off what somebody remarked who is gone: nobody else said it. */
export async function leaveUnsigned(ctx: TransactionContext, { workspaceId, userId }: Whose): Promise<void> {
  await ctx.db.run(sql`
    update transcript_comments set user_id = null where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

/** Removes what somebody remarked in a workspace. */
export async function removeCommentsBy(ctx: TransactionContext, { workspaceId, userId }: Whose): Promise<void> {
  await ctx.db.run(sql`
    delete from transcript_comments where workspace_id = ${workspaceId} and user_id = ${userId}`)
}

import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { HeardStretch } from '../hearing/heard.ts'

/** Writes down what was heard in a stretch; once. */
export async function insertStretch(
  ctx: TransactionContext,
  transcriptId: string,
  { position, heard }: { readonly position: number; readonly heard: HeardStretch },
): Promise<void> {
  await ctx.db.run(sql`
    insert into transcript_stretches (transcript_id, position, workspace_id, heard)
    values (${transcriptId}, ${position}, ${ctx.workspaceId}, ${JSON.stringify(heard)}::jsonb)
    on conflict do nothing`)
}

/** Lists what was heard of a recording so far. */
export function listStretches(
  ctx: Context,
  transcriptId: string,
): Promise<{ readonly position: number; readonly heard: HeardStretch }[]> {
  return ctx.db.many(sql`
    select position, heard from transcript_stretches
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId} order by position`)
}

/** Forgets the stretches of a recording that was heard, or is not wanted any more. */
export async function removeStretches(ctx: TransactionContext, transcriptId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from transcript_stretches where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId}`)
}

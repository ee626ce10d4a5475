import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { VersionRow } from '../tables.ts'

const columns = sql`id, workspace_id, transcript_id, version, user_id, document, created_at`

/** Writes a version of a document. */
export async function insertVersion(ctx: TransactionContext, row: VersionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into transcript_versions (id, workspace_id, transcript_id, version, user_id, document, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.transcript_id}, ${row.version}, ${row.user_id},
      ${JSON.stringify(row.document)}::jsonb, ${row.created_at})`)
}

/** Finds a version of a transcript. */
export function findVersion(ctx: Context, transcriptId: string, version: number): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from transcript_versions
    where transcript_id = ${transcriptId} and version = ${version} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a version of a transcript by its own id. */
export function findVersionById(ctx: Context, transcriptId: string, id: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from transcript_versions
    where id = ${id} and transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId}`)
}

export type VersionEntry = Pick<VersionRow, 'id' | 'version' | 'user_id' | 'created_at'>

/** Lists the versions of a transcript without what they say, newest first; there are few. */
export function listVersionsOf(ctx: Context, transcriptId: string): Promise<VersionEntry[]> {
  return ctx.db.many(sql`
    select id, version, user_id, created_at from transcript_versions
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId} order by version desc`)
}

/** Removes all but the newest versions and the first: what was heard is never lost. */
export async function removeVersionsBefore(ctx: TransactionContext, transcriptId: string, kept: number): Promise<void> {
  await ctx.db.run(sql`
    delete from transcript_versions
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId} and version > 1 and version not in (
      select version from transcript_versions where transcript_id = ${transcriptId} order by version desc limit ${kept})`)
}

/** Removes the version before one where the caller made it since an instant: both are of the same sitting. */
export async function removeSameSitting(
  ctx: TransactionContext,
  transcriptId: string,
  { before, since }: { readonly before: number; readonly since: Date },
): Promise<void> {
  await ctx.db.run(sql`
    delete from transcript_versions
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId} and version = ${before - 1} and version > 1
      and user_id = ${ctx.actor.userId} and created_at >= ${since}`)
}

/** Lists the ids of a workspace's versions: one at a time, as they may be large. */
export async function listVersionIds(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from transcript_versions where workspace_id = ${workspaceId} order by id`)
  return rows.map(({ id }) => id)
}

/** Reads a version of a workspace for whoever takes it along. */
export function readVersion(ctx: Context, workspaceId: WorkspaceId, id: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from transcript_versions where id = ${id} and workspace_id = ${workspaceId}`)
}

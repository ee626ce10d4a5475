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

/** Removes versions before a number, but for the first: what was heard is never lost. */
export async function removeVersionsBefore(
  ctx: TransactionContext,
  transcriptId: string,
  version: number,
): Promise<void> {
  await ctx.db.run(sql`
    delete from transcript_versions
    where transcript_id = ${transcriptId} and workspace_id = ${ctx.workspaceId} and version > 1 and version < ${version}`)
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

import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { DocumentsRow } from '../tables.ts'

const columns = sql`voice_id, workspace_id, requested_by, requested_at, extra_text, files, decision, decided_at`

/** Finds the documents of a voice of the caller's workspace. */
export function findDocuments(ctx: Context, voiceId: VoiceId): Promise<DocumentsRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from professional_papers where voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId}`)
}

/** Lists the documents that wait for the operator in all workspaces, the oldest first. */
export function listOpenDocuments(ctx: Context): Promise<DocumentsRow[]> {
  return ctx.db.many(sql`
    select ${columns} from professional_papers where decision is null order by requested_at, voice_id`)
}

/** Finds the documents of a voice of any workspace, for the operator. */
export function findDocumentsOfAny(ctx: Context, voiceId: VoiceId): Promise<DocumentsRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from professional_papers where voice_id = ${voiceId}`)
}

/** Saves documents, in place of earlier ones that were declined. */
export async function saveDocuments(ctx: TransactionContext, row: DocumentsRow): Promise<void> {
  const files = JSON.stringify(row.files)
  await ctx.db.run(sql`
    insert into professional_papers (${columns})
    values (${row.voice_id}, ${row.workspace_id}, ${row.requested_by}, ${row.requested_at}, ${row.extra_text},
      ${files}::jsonb, ${row.decision}, ${row.decided_at})
    on conflict (voice_id) do update set requested_by = excluded.requested_by, requested_at = excluded.requested_at,
      extra_text = excluded.extra_text, files = excluded.files, decision = excluded.decision,
      decided_at = excluded.decided_at`)
}

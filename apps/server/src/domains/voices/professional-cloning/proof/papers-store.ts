import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { PapersRow } from '../tables.ts'

const columns = sql`voice_id, workspace_id, requested_by, requested_at, extra_text, files, decision, decided_at`

/** Finds the papers of a voice of the caller's workspace. */
export function findPapers(ctx: Context, voiceId: VoiceId): Promise<PapersRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from professional_papers where voice_id = ${voiceId} and workspace_id = ${ctx.workspaceId}`)
}

/** Lists the papers that wait for the operator in all workspaces, the oldest first. */
export function listOpenPapers(ctx: Context): Promise<PapersRow[]> {
  return ctx.db.many(sql`
    select ${columns} from professional_papers where decision is null order by requested_at, voice_id`)
}

/** Finds the papers of a voice of any workspace, for the operator. */
export function findPapersOfAny(ctx: Context, voiceId: VoiceId): Promise<PapersRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from professional_papers where voice_id = ${voiceId}`)
}

/** Saves papers, in place of earlier ones that were declined. */
export async function savePapers(ctx: TransactionContext, row: PapersRow): Promise<void> {
  const files = JSON.stringify(row.files)
  await ctx.db.run(sql`
    insert into professional_papers (${columns})
    values (${row.voice_id}, ${row.workspace_id}, ${row.requested_by}, ${row.requested_at}, ${row.extra_text},
      ${files}::jsonb, ${row.decision}, ${row.decided_at})
    on conflict (voice_id) do update set requested_by = excluded.requested_by, requested_at = excluded.requested_at,
      extra_text = excluded.extra_text, files = excluded.files, decision = excluded.decision,
      decided_at = excluded.decided_at`)
}

import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Lists the trainings of a workspace's voices, for its export. */
export function listTrainingTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id as training_id, voice_id, model_id, state, requested_by, created_at, finished_at
    from professional_trainings where workspace_id = ${workspaceId} order by id`)
}

/** Lists requests to verify a voice by documents, without the documents. */
export function listDocumentTraces(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select voice_id, requested_by, requested_at, extra_text, decision, decided_at
    from professional_papers where workspace_id = ${workspaceId} order by requested_at, voice_id`)
}

/** Lists the files of the documents of a workspace, for each voice. */
export function listDocumentFiles(
  ctx: Context,
  workspaceId: WorkspaceId,
): Promise<
  { readonly voice_id: VoiceId; readonly files: readonly { id: string; storageKey: string; sizeBytes: number }[] }[]
> {
  return ctx.db.many(sql`
    select voice_id, files from professional_papers where workspace_id = ${workspaceId} order by voice_id`)
}

/** Gives the professional voices of somebody who leaves to their heir, with their place in a group's limit. */
export async function giveProfessionalVoices(
  ctx: Context,
  { workspaceId, from, to }: { workspaceId: WorkspaceId; from: string; to: string },
): Promise<void> {
  await ctx.db.run(sql`
    update professional_voices set created_by = ${to} where workspace_id = ${workspaceId} and created_by = ${from}`)
}

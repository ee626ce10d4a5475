import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'

/** Saves that the caller's workspace may speak with a voice under captcha from now on. */
export async function upsertOpening(ctx: Context, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_openings (workspace_id, voice_id, user_id, opened_at)
    values (${ctx.workspaceId}, ${voiceId}, ${ctx.actor.userId}, ${ctx.now()})
    on conflict (workspace_id, voice_id) do update set user_id = excluded.user_id, opened_at = excluded.opened_at`)
}

/** Lists since when the caller's workspace may speak with voices under captcha, by voice. */
export async function listOpenings(ctx: Context): Promise<ReadonlyMap<string, Date>> {
  const rows = await ctx.db.many<{ voice_id: VoiceId; opened_at: Date }>(sql`
    select voice_id, opened_at from voice_openings where workspace_id = ${ctx.workspaceId}`)
  return new Map(rows.map((row) => [row.voice_id, row.opened_at]))
}

/** Deletes what a workspace may speak with under captcha. */
export async function deleteOpeningsOf(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_openings where workspace_id = ${workspaceId}`)
}

/** Forgets that a voice was opened, because the voice is gone. */
export async function forgetOpening(
  ctx: Context,
  voice: { readonly id: string; readonly workspace_id: WorkspaceId },
): Promise<void> {
  await ctx.db.run(sql`
    delete from voice_openings where workspace_id = ${voice.workspace_id} and voice_id = ${voice.id}`)
}

import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { CaptchaRow } from './tables.ts'

/** Saves the lines that somebody drew for a voice in place of any before. */
export async function upsertCaptcha(ctx: Context, row: CaptchaRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_captchas (workspace_id, user_id, voice_id, lines, language, expires_at)
    values (${row.workspace_id}, ${row.user_id}, ${row.voice_id}, ${row.lines}, ${row.language}, ${row.expires_at})
    on conflict (workspace_id, user_id, voice_id) do update set
      lines = excluded.lines, language = excluded.language, expires_at = excluded.expires_at`)
}

/** Finds the lines that the caller drew last for a voice, if they have not expired. */
export function findCaptcha(ctx: Context, voiceId: VoiceId): Promise<CaptchaRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, user_id, voice_id, lines, language, expires_at from voice_captchas
    where workspace_id = ${ctx.workspaceId} and user_id = ${ctx.actor.userId} and voice_id = ${voiceId}
      and expires_at > ${ctx.now()}`)
}

/** Deletes and returns the lines that the caller drew last for a voice, because lines count once. */
export function takeCaptcha(ctx: TransactionContext, voiceId: VoiceId): Promise<CaptchaRow | undefined> {
  return ctx.db.maybe(sql`
    delete from voice_captchas
    where workspace_id = ${ctx.workspaceId} and user_id = ${ctx.actor.userId} and voice_id = ${voiceId}
      and expires_at > ${ctx.now()}
    returning workspace_id, user_id, voice_id, lines, language, expires_at`)
}

/** Deletes the lines that have expired. */
export async function deleteExpiredCaptchas(ctx: Context): Promise<void> {
  await ctx.db.run(sql`delete from voice_captchas where expires_at <= ${ctx.now()}`)
}

/** Deletes the lines drawn in a workspace, by one user or by all. */
export async function deleteCaptchasOf(ctx: Context, workspaceId: WorkspaceId, userId: UserId | null): Promise<void> {
  await ctx.db.run(sql`
    delete from voice_captchas where workspace_id = ${workspaceId} and (${userId}::text is null or user_id = ${userId})`)
}

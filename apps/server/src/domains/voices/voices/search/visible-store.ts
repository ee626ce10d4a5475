import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { visibleTo } from '#resources'
import type { VoiceRow } from '../tables.ts'
import { voiceColumns } from '../voice-store.ts'

/** Lists the accents written on voices that the caller may see, at most 500. */
export function listOwnAccents(ctx: Context): Promise<{ accent: string; language: string }[]> {
  return ctx.db.many(sql`
    select distinct labels ->> 'accent' as accent, language from voices
    where workspace_id = ${ctx.workspaceId} and labels ->> 'accent' <> '' and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by 1, 2 limit 500`)
}

/** Returns those of these voices that are the workspace's own and that the caller may see. */
export async function listSeenAmong(ctx: Context, ids: readonly VoiceId[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: VoiceId }>(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and id = any(${[...ids]}) and ${visibleTo(ctx, 'voice', sql`voices.id`)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Returns those of these voices that are the workspace's own and that the caller may not see. */
export async function listHiddenAmong(ctx: Context, ids: readonly VoiceId[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: VoiceId }>(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and id = any(${[...ids]})
      and not ${visibleTo(ctx, 'voice', sql`voices.id`)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Finds the newest voice of the workspace with this folded name that the caller may see. */
export function findVisibleNamed(ctx: Context, nameFolded: string): Promise<{ id: VoiceId } | undefined> {
  return ctx.db.maybe(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and name_folded = ${nameFolded} and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by created_at desc, id desc limit 1`)
}

/** Lists every voice of the workspace that the caller may see, the newest first. */
export function listVisibleVoices(ctx: Context): Promise<VoiceRow[]> {
  return ctx.db.many(sql`
    select ${voiceColumns} from voices
    where workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by created_at desc, id desc`)
}

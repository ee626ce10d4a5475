import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { visibleTo } from '#resources'
import type { VoiceRow } from '../tables.ts'
import { voiceColumns } from '../voice-store.ts'

/** The accents that are written on voices which the caller may see. */
export function listOwnAccents(ctx: Context): Promise<{ accent: string; language: string }[]> {
  return ctx.db.many(sql`
    select distinct labels ->> 'accent' as accent, language from voices
    where workspace_id = ${ctx.workspaceId} and labels ->> 'accent' <> '' and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by 1, 2 limit 500`)
}

/** Those of these voices that are the workspace's own and that the caller may see. */
export async function listSeenAmong(ctx: Context, ids: readonly VoiceId[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: VoiceId }>(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and id = any(${[...ids]}) and ${visibleTo(ctx, 'voice', sql`voices.id`)}`)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these voices that are the workspace's own and that the caller may not see. */
export async function listHiddenAmong(ctx: Context, ids: readonly VoiceId[]): Promise<ReadonlySet<string>> {
  const rows = await ctx.db.many<{ id: VoiceId }>(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and id = any(${[...ids]})
      and not ${visibleTo(ctx, 'voice', sql`voices.id`)}`)
  return new Set(rows.map(({ id }) => id))
}

/** The newest voice of the workspace with this folded name, of those that the caller may see. */
export function findVisibleNamed(ctx: Context, nameFolded: string): Promise<{ id: VoiceId } | undefined> {
  return ctx.db.maybe(sql`
    select id from voices
    where workspace_id = ${ctx.workspaceId} and name_folded = ${nameFolded} and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by created_at desc, id desc limit 1`)
}

/** Every voice of the workspace that the caller may see, the newest first. */
export function listVisibleVoices(ctx: Context): Promise<VoiceRow[]> {
  return ctx.db.many(sql`
    select ${voiceColumns} from voices
    where workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, 'voice', sql`voices.id`)}
    order by created_at desc, id desc`)
}

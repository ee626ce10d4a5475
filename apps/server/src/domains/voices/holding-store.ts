import sql from 'sql-template-tag'
import type { Context } from '../../kernel/context.ts'
import type { VoiceSampleRow } from './tables.ts'

/** How a workspace likes its voices. */
export function listSettingsOf(ctx: Context, workspaceId: string): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select voice_id, stability, similarity_boost, style, speed, use_speaker_boost, quality, updated_at
    from voice_settings where workspace_id = ${workspaceId} order by voice_id`)
}

export async function removeSettingsOf(ctx: Context, workspaceId: string): Promise<void> {
  await ctx.db.run(sql`delete from voice_settings where workspace_id = ${workspaceId}`)
}

/** The voices of a workspace as they are told to who takes them along; how an engine makes them is ours. */
export function listVoicesOf(ctx: Context, workspaceId: string): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id, name, description, category, labels, language, method, preview_text, copied_from, is_verified, created_by,
      created_at, updated_at
    from voices where workspace_id = ${workspaceId} order by created_at, id`)
}

type SampleFile = Pick<VoiceSampleRow, 'id' | 'voice_id' | 'file_name' | 'storage_key' | 'size_bytes'>

export function listSampleFilesOf(ctx: Context, workspaceId: string): Promise<SampleFile[]> {
  return ctx.db.many(sql`
    select id, voice_id, file_name, storage_key, size_bytes from voice_samples
    where workspace_id = ${workspaceId} order by created_at, id`)
}

import sql from 'sql-template-tag'
import type { Context } from '../../kernel/context.ts'

/** How a workspace likes its voices. */
export function listSettingsOf(ctx: Context, workspaceId: string): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select voice_id, stability, similarity_boost, style, speed, use_speaker_boost, quality, updated_at
    from voice_settings where workspace_id = ${workspaceId} order by voice_id`)
}

export async function removeSettingsOf(ctx: Context, workspaceId: string): Promise<void> {
  await ctx.db.run(sql`delete from voice_settings where workspace_id = ${workspaceId}`)
}

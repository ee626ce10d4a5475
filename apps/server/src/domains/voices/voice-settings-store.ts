import type { VoiceSettingsInput } from '@vireo/contracts'
import sql from 'sql-template-tag'
import type { Context } from '../../kernel/context.ts'
import { defineRead, readRow } from '../../kernel/gather.ts'
import type { VoiceSettingsRow } from './tables.ts'

const settingsByVoice = defineRead<VoiceSettingsRow>({
  name: 'voiceSettings',
  select: (keys) => sql`
    select k.key, s.stability, s.similarity_boost, s.style, s.speed, s.use_speaker_boost, s.quality
    from unnest(${keys}::text[]) as k (key) join voice_settings s
      on s.workspace_id = split_part(k.key, ' ', 1) and s.voice_id = split_part(k.key, ' ', 2)`,
  instants: [],
})

export function findVoiceSettings(ctx: Context, voiceId: string): Promise<VoiceSettingsRow | undefined> {
  return readRow(ctx, settingsByVoice, `${ctx.workspaceId} ${voiceId}`)
}

/** Changes what is given; what is left out stays, null goes back to the voice's own value. */
export async function upsertVoiceSettings(ctx: Context, voiceId: string, given: VoiceSettingsInput): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_settings as v
      (workspace_id, voice_id, stability, similarity_boost, style, speed, use_speaker_boost, quality, updated_at)
    values (${ctx.workspaceId}, ${voiceId}, ${given.stability ?? null}, ${given.similarity_boost ?? null},
      ${given.style ?? null}, ${given.speed ?? null}, ${given.use_speaker_boost ?? null},
      ${given.quality ?? null}, ${ctx.now()})
    on conflict (workspace_id, voice_id) do update set
      stability = case when ${given.stability === undefined} then v.stability else excluded.stability end,
      similarity_boost =
        case when ${given.similarity_boost === undefined} then v.similarity_boost else excluded.similarity_boost end,
      style = case when ${given.style === undefined} then v.style else excluded.style end,
      speed = case when ${given.speed === undefined} then v.speed else excluded.speed end,
      use_speaker_boost =
        case when ${given.use_speaker_boost === undefined} then v.use_speaker_boost else excluded.use_speaker_boost end,
      quality = case when ${given.quality === undefined} then v.quality else excluded.quality end,
      updated_at = excluded.updated_at`)
}

/** Forgets how a voice that is gone was delivered. */
export async function deleteVoiceSettings(
  ctx: Context,
  voice: { readonly id: string; readonly workspace_id: string },
): Promise<void> {
  await ctx.db.run(
    sql`delete from voice_settings where workspace_id = ${voice.workspace_id} and voice_id = ${voice.id}`,
  )
}

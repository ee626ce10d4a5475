import type { UserId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import type { VoiceSettingsInput } from '@vireo/contracts/voices'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { VoiceSettingsRow } from '../tables.ts'

/** Stands for a user without settings of their own. */
export const everybody = ''

const settingsByVoice = defineRead<VoiceSettingsRow>({
  name: 'voiceSettings',
  select: (keys) => sql`
    select k.key, coalesce(s.stability, v.stability) as stability,
      coalesce(s.similarity_boost, v.similarity_boost) as similarity_boost, coalesce(s.style, v.style) as style,
      coalesce(s.speed, v.speed) as speed, coalesce(s.use_speaker_boost, v.use_speaker_boost) as use_speaker_boost,
      coalesce(s.quality, v.quality) as quality
    from unnest(${keys}::text[]) as k (key)
    left join voice_settings v on v.workspace_id = split_part(k.key, ' ', 1) and v.voice_id = split_part(k.key, ' ', 2)
      and v.user_id = ${everybody}
    left join voice_settings s on s.workspace_id = split_part(k.key, ' ', 1) and s.voice_id = split_part(k.key, ' ', 2)
      and s.user_id = split_part(k.key, ' ', 3) and s.user_id <> ${everybody}
    where v.voice_id is not null or s.voice_id is not null`,
  instants: [],
})

/** Finds how the caller has a voice delivered: their own settings, and below them the voice's in this workspace. */
export function findVoiceSettings(ctx: Context, voiceId: VoiceId): Promise<VoiceSettingsRow | undefined> {
  return readRow(ctx, settingsByVoice, `${ctx.workspaceId} ${voiceId} ${ctx.actor.userId}`)
}

/**
 * Changes what is given, for everybody in the workspace or for one of them; what is left out stays, null goes back to
 * the voice's own value.
 */
export async function upsertVoiceSettings(
  ctx: Context,
  { voiceId, userId }: { readonly voiceId: VoiceId; readonly userId: UserId },
  given: VoiceSettingsInput,
): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_settings as v
      (workspace_id, voice_id, user_id, stability, similarity_boost, style, speed, use_speaker_boost, quality, updated_at)
    values (${ctx.workspaceId}, ${voiceId}, ${userId}, ${given.stability ?? null}, ${given.similarity_boost ?? null},
      ${given.style ?? null}, ${given.speed ?? null}, ${given.use_speaker_boost ?? null},
      ${given.quality ?? null}, ${ctx.now()})
    on conflict (workspace_id, voice_id, user_id) do update set
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

/** Forgets what somebody preferred, so that the voice's own settings hold for them again. */
export async function deleteSettingsOfPerson(ctx: Context, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    delete from voice_settings
    where workspace_id = ${ctx.workspaceId} and voice_id = ${voiceId} and user_id = ${ctx.actor.userId}
      and user_id <> ${everybody}`)
}

/** Forgets how a voice that is gone was delivered. */
export async function deleteVoiceSettings(
  ctx: Context,
  voice: { readonly id: VoiceId; readonly workspace_id: WorkspaceId },
): Promise<void> {
  await ctx.db.run(
    sql`delete from voice_settings where workspace_id = ${voice.workspace_id} and voice_id = ${voice.id}`,
  )
}

import type { VoiceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { defineRead, readRows } from '#kernel/database/gather.ts'
import type { VoiceSafetyRow } from '../tables.ts'
import type { VoiceSafety } from './voice-safety.ts'

const everyVoice = 'every'

const decided = defineRead<VoiceSafetyRow>({
  name: 'voiceSafety',
  select: (keys) => sql`
    select ${everyVoice}::text as key, voice_id, control, sharing_status, live_moderation, requires_verification, is_verified,
      updated_at
    from voice_safety where ${everyVoice}::text = any(${keys})`,
  instants: ['updated_at'],
})

/** Lists every voice that the operator decided something about; a handful at most. */
export function listVoiceSafety(ctx: Context): Promise<readonly VoiceSafetyRow[]> {
  return readRows(ctx, decided, everyVoice)
}

/** Saves the operator's decision about a voice in place of any before. */
export async function upsertVoiceSafety(ctx: Context, voiceId: VoiceId, safety: VoiceSafety): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_safety
      (voice_id, control, sharing_status, live_moderation, requires_verification, is_verified, updated_at)
    values (${voiceId}, ${safety.control}, ${safety.sharingStatus}, ${safety.liveModeration},
      ${safety.requiresVerification}, ${safety.isVerified}, ${ctx.now()})
    on conflict (voice_id) do update set control = excluded.control, sharing_status = excluded.sharing_status,
      live_moderation = excluded.live_moderation, requires_verification = excluded.requires_verification,
      is_verified = excluded.is_verified, updated_at = excluded.updated_at`)
}

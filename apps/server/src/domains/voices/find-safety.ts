import type { Context } from '../../kernel/context.ts'
import type { VoiceSafetyRow } from './tables.ts'
import { unrestricted, type VoiceSafety } from './voice-safety.ts'
import { listVoiceSafety } from './voice-safety-store.ts'

/** What the operator decided, by voice. */
export type SafetyOf = (voiceId: string) => VoiceSafety

/** Reads what the operator decided about voices; those that nobody decided about are unrestricted. */
export async function findSafety(ctx: Context): Promise<SafetyOf> {
  const rows = await listVoiceSafety(ctx)
  return (voiceId) => {
    const row = rows.find((candidate) => candidate.voice_id === voiceId)
    return row ? toSafety(row) : unrestricted
  }
}

function toSafety(row: VoiceSafetyRow): VoiceSafety {
  return {
    control: row.control,
    sharingStatus: row.sharing_status,
    liveModeration: row.live_moderation,
    requiresVerification: row.requires_verification,
    isVerified: row.is_verified,
  }
}

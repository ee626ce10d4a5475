import type { Context } from '../../kernel/context.ts'
import type { VoiceRow, VoiceSafetyRow } from './tables.ts'
import { stricter, unrestricted, type VoiceSafety } from './voice-safety.ts'
import { listVoiceSafety } from './voice-safety-store.ts'

/** What holds for a voice, by voice: what the operator decided about it, and what it brings along itself. */
export type SafetyOf = (voice: { readonly voiceId: string; readonly own?: VoiceRow }) => VoiceSafety

/** Reads what holds for voices; premade ones that nobody decided about are unrestricted. */
export async function findSafety(ctx: Context): Promise<SafetyOf> {
  const rows = await listVoiceSafety(ctx)
  const decided = (voiceId: string) => {
    const row = rows.find((candidate) => candidate.voice_id === voiceId)
    return row ? toSafety(row) : unrestricted
  }
  return ({ voiceId, own }) => {
    const safety = decided(voiceId)
    if (!own) return safety
    // A copy is under everything that its original is under.
    const original = own.copied_from === null ? unrestricted : decided(own.copied_from)
    return stricter(stricter(safety, original), {
      ...unrestricted,
      sharingStatus: own.sharing_status ?? 'disabled',
      liveModeration: own.live_moderation,
      requiresVerification: own.requires_verification,
      isVerified: own.is_verified,
    })
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

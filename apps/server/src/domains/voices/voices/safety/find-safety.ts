import type { VoiceId } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import { openedVoices } from '../hooks.ts'
import type { VoiceRow, VoiceSafetyRow } from '../tables.ts'
import { stricter, unrestricted, type VoiceSafety } from './voice-safety.ts'
import { listVoiceSafety } from './voice-safety-store.ts'

/** Returns what holds for a voice: the operator's decision together with its own terms. */
export type SafetyOf = (voice: { readonly voiceId: VoiceId; readonly own?: VoiceRow }) => VoiceSafety

/** Reads what holds for voices; premade ones that nobody decided about are unrestricted. */
export async function findSafety(ctx: Context): Promise<SafetyOf> {
  const rows = await listVoiceSafety(ctx)
  const openings = rows.some(({ control }) => isCaptcha(control)) ? await ctx.hooks.ask(openedVoices, ctx) : nothing
  const rowOf = (voiceId: VoiceId) => rows.find((candidate) => candidate.voice_id === voiceId)
  return ({ voiceId, own }) => {
    // A copy is under everything that its original is under.
    const decisions = [rowOf(voiceId), own?.copied_from ? rowOf(own.copied_from) : undefined].filter(
      (row) => row !== undefined,
    )
    const safety = decisions.map(toSafety).reduce(stricter, unrestricted)
    const opened = openings.get(voiceId)
    // Whoever proved themselves did so for what was decided until then.
    const isOpened = opened !== undefined && decisions.every(({ updated_at: since }) => opened >= since)
    const holds = isOpened && isCaptcha(safety.control) ? { ...safety, control: 'NONE' as const } : safety
    if (!own) return holds
    return stricter(holds, {
      ...unrestricted,
      sharingStatus: own.sharing_status ?? 'disabled',
      liveModeration: own.live_moderation,
      requiresVerification: own.requires_verification,
      isVerified: own.is_verified,
    })
  }
}

const nothing: ReadonlyMap<string, Date> = new Map()

function isCaptcha(control: VoiceSafetyRow['control']): boolean {
  return control === 'CAPTCHA' || control === 'ENTERPRISE_CAPTCHA'
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

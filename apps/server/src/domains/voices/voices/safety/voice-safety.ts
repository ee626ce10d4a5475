import type { SafetyControl, SharingStatus } from '@vireo/contracts/voices'

/** What the operator decided about a voice. */
export type VoiceSafety = {
  readonly control: SafetyControl
  readonly sharingStatus: SharingStatus
  readonly liveModeration: boolean
  readonly requiresVerification: boolean
  readonly isVerified: boolean
}

/** Applies to a voice that nobody decided anything about. */
export const unrestricted: VoiceSafety = Object.freeze({
  control: 'NONE',
  sharingStatus: 'enabled',
  liveModeration: false,
  requiresVerification: false,
  isVerified: true,
})

const controls: readonly SafetyControl[] = ['NONE', 'CAPTCHA', 'ENTERPRISE_CAPTCHA', 'BAN', 'ENTERPRISE_BAN']

/**
 * Combines two decisions about one voice: the stricter control and every condition. It counts as verified only under
 * both, and as taken away under either.
 */
export function stricter(one: VoiceSafety, other: VoiceSafety): VoiceSafety {
  const isTaken = [one, other].some(({ sharingStatus }) => sharingStatus === 'copied_disabled')
  return {
    control: controls.indexOf(one.control) > controls.indexOf(other.control) ? one.control : other.control,
    sharingStatus: isTaken ? 'copied_disabled' : other.sharingStatus,
    liveModeration: one.liveModeration || other.liveModeration,
    requiresVerification: one.requiresVerification || other.requiresVerification,
    isVerified: one.isVerified && other.isVerified,
  }
}

/** Why a voice may not speak. */
export type VoiceRefusal = 'banned' | 'captcha_required' | 'copied_disabled' | 'live_moderation' | 'needs_verification'

/** What somebody wants a voice for. Live moderation judges texts, so it has nothing to judge in a recording. */
export type VoiceUse = 'text' | 'recording' | 'studio'

export type VoiceCaller = {
  /** Whether the caller is in probation; only looked up where it matters. */
  readonly isInProbation: boolean
  readonly use: VoiceUse
  /** Whether this instance can judge texts before they are spoken. */
  readonly canModerate: boolean
}

/** Returns the first rule that keeps a voice from speaking, if any. */
export function refusalOf(safety: VoiceSafety, caller: VoiceCaller): VoiceRefusal | undefined {
  if (safety.control === 'BAN' || safety.control === 'ENTERPRISE_BAN') return 'banned'
  if (safety.sharingStatus === 'copied_disabled') return 'copied_disabled'
  if (safety.control === 'CAPTCHA' || safety.control === 'ENTERPRISE_CAPTCHA') return 'captcha_required'
  if (!safety.isVerified && (safety.requiresVerification || caller.isInProbation)) return 'needs_verification'
  if (safety.liveModeration && (caller.use !== 'text' || !caller.canModerate)) return 'live_moderation'
  return undefined
}

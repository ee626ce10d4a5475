import type { Subscription } from '@vireo/contracts/users'
import { entitlementsOf } from '#plans'
import { unixSeconds } from '#kernel/formats/unix-seconds.ts'
import { creditLimitOf } from './balance.ts'
import type { CountedVoices } from './hooks.ts'
import type { CreditAccountRow } from './tables.ts'

/** Shown in place of no limit to clients that subtract: the largest 32-bit number. */
const limitOfUnlimited = 2_147_483_647

/** Presents the account as clients read a subscription of a workspace that pays nothing. */
export function presentSubscription(account: CreditAccountRow, counted: CountedVoices): Subscription {
  const { tier } = account
  const entitlements = entitlementsOf(tier, account.plan_version)
  const { voices, professionalVoices, instantCloning, audioNative } = entitlements
  const extension = account.extension_credits
  const isOfPeriod = counted.periodStartsAt?.getTime() === account.period_starts_at.getTime()
  return {
    tier,
    status: tier === 'free' ? 'free' : tier === 'trial' ? 'trialing' : 'active',
    character_count: account.used_credits,
    character_limit: extension === null ? limitOfUnlimited : creditLimitOf(account),
    max_character_limit_extension: extension ?? -1,
    max_credit_limit_extension: extension ?? 'unlimited',
    can_extend_character_limit: extension !== 0,
    allowed_to_extend_character_limit: extension !== 0,
    next_character_count_reset_unix: unixSeconds(account.period_ends_at),
    voice_slots_used: counted.voices,
    professional_voice_slots_used: counted.professional,
    professional_voice_slots_used_in_workspace: counted.professional,
    voice_limit: voices,
    max_voice_add_edits: Math.round(1.5 * voices + 50),
    voice_add_edit_counter: isOfPeriod ? counted.addsAndEdits : 0,
    professional_voice_limit: professionalVoices,
    can_extend_voice_limit: false,
    can_use_instant_voice_cloning: instantCloning,
    can_use_professional_voice_cloning: professionalVoices > 0,
    can_use_audio_native: audioNative,
    audio_formats: {
      mp3_bitrate_kbps_max: entitlements.mp3BitrateKbpsMax,
      pcm_sample_rate_hz_max: entitlements.pcmSampleRateHzMax,
    },
    currency: null,
    current_overage: { amount: '0', currency: 'usd' },
    billing_period: null,
    character_refresh_period: 'monthly_period',
  }
}

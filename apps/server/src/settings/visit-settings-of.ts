import type { Config } from '../config.ts'
import type { InstanceSettings } from '../ports/ports.ts'

/** Gathers what the operator decided about visits and referrals. */
export function visitSettingsOf({
  VIREO_VISITS: countsVisits,
  VIREO_ANALYTICS_EXPORT_URL: url,
  VIREO_ANALYTICS_EXPORT_KEY: key,
  VIREO_AFFILIATE_SCRIPT: affiliateScript,
  VIREO_REFERRAL_REWARD_CREDITS: referralRewardCredits,
}: Config): Pick<InstanceSettings, 'countsVisits' | 'analyticsExport' | 'affiliateScript' | 'referralRewardCredits'> {
  const analyticsExport = url !== undefined && key !== undefined ? { url, key } : undefined
  return { countsVisits, analyticsExport, affiliateScript, referralRewardCredits }
}

import type { Tier } from '@vireo/contracts/users'
import { planVersionOf } from '#plans'
import type { CreditAccountRow } from '../tables.ts'

type Allowance = Pick<CreditAccountRow, 'tier' | 'plan_version' | 'plan_credits' | 'extension_credits'>

/**
 * Returns a plan's credits as an account keeps them: an unlimited plan has none and no bound; without leave to extend
 * there is no overage.
 */
export function allowanceOf(tier: Tier, version: number, mayExtend: boolean): Allowance {
  const { creditsPerPeriod, extensionCredits } = planVersionOf(tier, version).entitlements
  const unlimited = creditsPerPeriod === 'unlimited' || extensionCredits === 'unlimited'
  return {
    tier,
    plan_version: version,
    plan_credits: unlimited ? 0 : creditsPerPeriod,
    extension_credits: unlimited ? null : mayExtend ? extensionCredits : 0,
  }
}

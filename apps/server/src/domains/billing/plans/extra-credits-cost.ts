import type { Currency } from '@vireo/contracts/users'
import type { PlanVersion } from './plan-version.ts'

/** Returns what extra credits of one period cost in all, in minor units, rounded down; 0 where none are sold. */
export function extraCreditsCost(plan: PlanVersion, credits: number, currency: Currency): number {
  if (!plan.extraCredits) return 0
  // Tenths of the minor unit for a thousand credits: exact up to nine trillion credits, far above any allowance.
  return Math.floor((credits * plan.extraCredits.perThousandTenths[currency]) / 10_000)
}

import type { Currency } from '@vireo/contracts/users'
import type { PlanVersion } from './plan-version.ts'

/** Returns what the overage of one period costs in all, in minor units, rounded down; 0 where none is sold. */
export function overageCost(plan: PlanVersion, credits: number, currency: Currency): number {
  if (!plan.overage) return 0
  // Tenths of the minor unit for a thousand credits: exact up to nine trillion credits, far above any allowance.
  return Math.floor((credits * plan.overage.perThousandTenths[currency]) / 10_000)
}

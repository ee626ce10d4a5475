import type { Tier } from '@vireo/contracts/users'
import { invariant } from '#kernel/errors.ts'
import { catalogue } from './catalogue.ts'
import type { Entitlements, PlanVersion } from './plan-version.ts'

const byName = new Map(catalogue.map((plan) => [`${plan.tier} ${plan.version}`, plan]))
const latest = new Map(catalogue.map((plan) => [plan.tier, plan]))

/** Replaces the plan of the same name and version, also as the newest if it was. */
export function replacePlan(plan: PlanVersion): void {
  byName.set(`${plan.tier} ${plan.version}`, plan)
  if (latest.get(plan.tier)?.version === plan.version) latest.set(plan.tier, plan)
}

/** Returns the plan of this name as it is sold today. */
export function currentPlan(tier: Tier): PlanVersion {
  const plan = latest.get(tier)
  invariant(plan, `the catalogue has no plan ${tier}`)
  return plan
}

/**
 * Returns the plan of this name in one of its versions, which stays as it was sold. Throws for a version there is not.
 */
export function planVersionOf(tier: Tier, version: number): PlanVersion {
  const plan = byName.get(`${tier} ${version}`)
  invariant(plan, `the catalogue has no version ${version} of the plan ${tier}`)
  return plan
}

/** Returns what the plan of this name allows, as it is sold today unless a version is named. */
export function entitlementsOf(tier: Tier, version?: number): Entitlements {
  return (version === undefined ? currentPlan(tier) : planVersionOf(tier, version)).entitlements
}

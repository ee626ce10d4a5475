import { type Currency, type Tier, tiers } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import type { PlanVersion } from './plan-version.ts'
import { currentPlan } from './plan-version-of.ts'

export type Priced = {
  /** The plans that are for sale, in the order of the cards. */
  readonly cards: readonly PlanVersion[]
  readonly all: readonly PlanVersion[]
  readonly currencies: readonly Currency[]
}

const cards: readonly Tier[] = ['free', 'starter', 'creator', 'pro', 'growing_business', 'scale_2024_08_10']

/** Returns the plans that can be bought today, as cards and all of them, with the currencies. */
export function getPricing(_ctx: Context): Promise<Priced> {
  return Promise.resolve(pricedPlans())
}

/** Returns the same to the build, which writes the pages about prices. */
export function pricedPlans(): Priced {
  return { cards: cards.map(currentPlan), all: tiers.map(currentPlan), currencies: ['usd', 'eur'] }
}

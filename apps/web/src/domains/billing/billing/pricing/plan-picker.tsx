import { isGiven } from '@vireo/contracts/billing'
import { isGrantTier, type Pricing, recommendedUpgrade } from '@vireo/contracts/plans'
import { type SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { Suspense, type ReactNode } from 'react'

import { Notice } from '../components/notice.tsx'
import { PlanDialogs } from '../later-components.ts'
import type { Looking } from '../plans/looking.ts'
import { usePlanActions } from '../plans/use-plan-actions.ts'
import { usePlanQuery } from '../plans/use-plan-query.ts'
import { billingWords } from '../words.ts'
import { appliesText } from './applies-text.ts'
import { PlanCards, recommendedOf } from './plan-cards.tsx'
import { PlanControls } from './plan-controls.tsx'

/** Shows the cards of all plans with their switches and the dialogs behind their buttons. */
export function PlanPicker({
  pricing,
  looking,
  isQuiet = false,
  promo,
}: {
  readonly pricing: Pricing
  readonly looking: Looking
  /** Something else on the screen is what comes next: no plan stands out. */
  readonly isQuiet?: boolean
  /** The promo code that is taken off, or the way to enter one. */
  readonly promo?: ReactNode
}) {
  const current = looking?.document ?? null
  const { period, currency, isCurrencyFixed, chosen, isForCreators, change } = usePlanQuery(current)
  const { choose, buy, dialog, closeDialog, busyTier } = usePlanActions({
    isVerified: looking?.user.is_email_verified ?? false,
    asksFirst: current !== null && (current.billing_provider === 'consolidated' || current.given_by !== null),
  })
  const canBuy = current !== null && current.can_manage_billing && current.billing_provider !== 'none'
  const isSold = pricing.plans.some(({ tier }) => tier === current?.tier)
  const applies = current === null ? undefined : appliesText(current, isSold)
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-lg font-semibold">
          {billingWords.plans}
        </h2>
        <PlanControls period={period} currency={currency} isCurrencyFixed={isCurrencyFixed} onChange={change} />
      </div>
      {promo}
      {applies === undefined ? null : <Notice>{applies}</Notice>}
      <PlanCards
        pricing={pricing}
        current={current}
        shown={{ period, currency, chosen, isForCreators }}
        main={isQuiet ? undefined : (chosen ?? mainOf(pricing, current))}
        busyTier={busyTier}
        isDisabled={current !== null && !canBuy}
        onChoose={choose}
      />
      {looking && dialog ? (
        <Suspense>
          <PlanDialogs dialog={dialog} looking={looking} pricing={pricing} onBuy={buy} onClose={closeDialog} />
        </Suspense>
      ) : null}
    </section>
  )
}

/**
 * Picks the plan whose button stands out: the next larger one for whoever pays, what is recommended for everybody
 * else. Nobody who was given a plan is urged to pay for a smaller one, unless it is a grant, which ends.
 */
function mainOf(pricing: Pricing, current: SubscriptionDocument | null): Tier | undefined {
  if (current && isGiven(current) && !isGrantTier(current.tier)) return undefined
  const isPaying = current !== null && current.billing_period !== null
  return isPaying ? recommendedUpgrade(current.tier) : recommendedOf(pricing, current)
}

import { isSamePlan, PaidPeriod, planCard } from '@vireo/contracts/billing'
import { isFirstMonthOffered, isGrantTier, type Pricing, recommendedUpgrade } from '@vireo/contracts/plans'
import { type Currency, type SubscriptionDocument, type Tier } from '@vireo/contracts/users'
import { Suspense } from 'react'

import { paths } from '#kit/routing/index.ts'
import { givenText } from '../changes/given-text.ts'
import { PlanDialogs } from '../later-components.ts'
import type { Looking } from '../plans/looking.ts'
import { backToPlan } from '../plans/plan-query.ts'
import { shownPlans } from '../plans/shown-plans.ts'
import { usePlanActions } from '../plans/use-plan-actions.ts'
import { usePlanQuery } from '../plans/use-plan-query.ts'
import { billingWords } from '../words.ts'
import { PlanCardView } from './plan-card-view.tsx'
import { PlanControls } from './plan-controls.tsx'

/** The cards of all plans with their switches and the dialogs behind their buttons. */
export function PlanPicker({ pricing, looking }: { readonly pricing: Pricing; readonly looking: Looking }) {
  const current = looking?.document ?? null
  const { period, currency, isCurrencyFixed, chosen, isForCreators, change } = usePlanQuery(current)
  const { choose, buy, dialog, closeDialog, busyTier } = usePlanActions({
    isVerified: looking?.user.is_email_verified ?? false,
    asksFirst: current !== null && (current.billing_provider === 'consolidated' || current.given_by !== null),
  })
  const recommended = recommendedOf(pricing, current)
  const canBuy = current !== null && current.can_manage_billing && current.billing_provider !== 'none'
  return (
    <section aria-labelledby="plans" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="plans" className="text-lg font-semibold">
          {billingWords.plans}
        </h2>
        <PlanControls period={period} currency={currency} isCurrencyFixed={isCurrencyFixed} onChange={change} />
      </div>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
        {shownPlans(pricing.plans, { current: current?.tier, isForCreators }).map((plan) => {
          const choice = { tier: plan.tier, billing_period: plan.tier === 'free' ? null : period }
          const isIsolatedEnvironment = current?.is_isolated_environment ?? false
          const card = planCard({ isSignedIn: current !== null, current, choice, isIsolatedEnvironment })
          return (
            <PlanCardView
              key={plan.tier}
              plan={plan}
              offer={pricing.offers.find((offer) => offer.plan_id === plan.tier && offer.currency === currency)}
              card={card}
              period={period}
              currency={currency}
              isFirstMonthCheaper={isFirstMonthOffered({
                tier: plan.tier,
                billingPeriod: period,
                isSignedIn: current !== null,
                previouslySubscribedTiers: current?.previously_subscribed_tiers ?? [],
              })}
              isCurrent={current !== null && isSamePlan(current, choice)}
              ownPeriod={
                current?.tier === plan.tier ? (PaidPeriod.safeParse(current.billing_period).data ?? null) : null
              }
              isChosen={plan.tier === chosen}
              isRecommended={plan.tier === recommended}
              refusal={plan.tier === 'free' && current ? givenText.toFree(current) : undefined}
              isBusy={busyTier === plan.tier}
              isDisabled={current !== null && (!canBuy || (busyTier !== undefined && busyTier !== plan.tier))}
              signUpPath={current === null ? signUpPathOf(plan.tier, period, currency) : undefined}
              onChoose={() => choose({ tier: plan.tier, period, currency }, card.action)}
            />
          )
        })}
      </div>
      {looking && dialog ? (
        <Suspense>
          <PlanDialogs dialog={dialog} looking={looking} pricing={pricing} onBuy={buy} onClose={closeDialog} />
        </Suspense>
      ) : null}
    </section>
  )
}

/** Who is on a grant goes on with what fits one; everybody else is shown what fits most. */
function recommendedOf({ plans }: Pricing, current: SubscriptionDocument | null): Tier | undefined {
  if (current && isGrantTier(current.tier)) return recommendedUpgrade(current.tier)
  return plans.find(({ recommended }) => recommended)?.tier
}

/** Who chooses a plan before they have an account comes back to it. */
function signUpPathOf(tier: Tier, period: PaidPeriod, currency: Currency): string {
  if (tier === 'free') return paths.signUp
  return `${paths.signUp}?redirect=${encodeURIComponent(backToPlan(tier, period, currency))}`
}

import { isGiven, isSamePlan, PaidPeriod, type PlanCard, planCard } from '@vireo/contracts/billing'
import {
  isFirstMonthOffered,
  isGrantTier,
  type PlanTierEntry,
  type Pricing,
  recommendedUpgrade,
} from '@vireo/contracts/plans'
import { type Currency, type SubscriptionDocument, type Tier } from '@vireo/contracts/users'

import { paths } from '#kit/routing/index.ts'
import { givenText } from '../changes/given-text.ts'
import { backToPlan, type PlanQuery } from '../plans/plan-query.ts'
import { shownPlans } from '../plans/shown-plans.ts'
import type { Choice } from '../plans/use-plan-actions.ts'
import { PlanCardView } from './plan-card-view.tsx'

type PlanCardsProps = {
  readonly pricing: Pricing
  readonly current: SubscriptionDocument | null
  readonly shown: PlanQuery & { readonly currency: Currency }
  /** The plan whose button stands out, if one does. */
  readonly main: Tier | undefined
  /** The plan that is being bought or changed to. */
  readonly busyTier: Tier | undefined
  readonly isDisabled: boolean
  readonly onChoose: (choice: Choice, action: PlanCard['action']) => void
}

/** Shows a card for every plan, as many side by side as fit. */
export function PlanCards(props: PlanCardsProps) {
  const { pricing, shown } = props
  return (
    <div className="@container">
      <div className="grid gap-4 @xl:grid-cols-2 @3xl:grid-cols-3">
        {shownPlans(pricing.plans, shown).map((plan) => (
          <OneCard key={plan.tier} plan={plan} {...props} />
        ))}
      </div>
    </div>
  )
}

function OneCard(props: PlanCardsProps & { readonly plan: PlanTierEntry }) {
  const { plan, pricing, current, main, busyTier, isDisabled, onChoose } = props
  const { period, currency, chosen } = props.shown
  const isSignedIn = current !== null
  const choice = { tier: plan.tier, billing_period: plan.tier === 'free' ? null : period }
  const isIsolatedEnvironment = current?.is_isolated_environment ?? false
  const card = planCard({ isSignedIn, current, choice, isIsolatedEnvironment })
  const first = { tier: plan.tier, billingPeriod: period, isSignedIn }
  return (
    <PlanCardView
      plan={plan}
      offer={pricing.offers.find((offer) => offer.plan_id === plan.tier && offer.currency === currency)}
      card={card}
      period={period}
      currency={currency}
      isFirstMonthCheaper={isFirstMonthOffered({
        ...first,
        previouslySubscribedTiers: current?.previously_subscribed_tiers ?? [],
      })}
      isCurrent={current !== null && isSamePlan(current, choice)}
      ownPeriod={current?.tier === plan.tier ? (PaidPeriod.safeParse(current.billing_period).data ?? null) : null}
      isChosen={plan.tier === chosen}
      isRecommended={plan.tier === recommendedOf(pricing, current) && goesUp(card)}
      isMain={plan.tier === main && goesUp(card)}
      refusal={plan.tier === 'free' && current ? givenText.toFree(current) : undefined}
      isBusy={busyTier === plan.tier}
      isDisabled={isDisabled || (busyTier !== undefined && busyTier !== plan.tier)}
      signUpPath={isSignedIn ? undefined : signUpPathOf(plan.tier, period, currency)}
      onChoose={() => onChoose({ tier: plan.tier, period, currency }, card.action)}
    />
  )
}

/**
 * Answers which plan is recommended: whoever is on a grant goes on with what fits one, everybody else with what fits
 * most. Nothing is recommended to whoever was given a plan for as long as they like.
 */
export function recommendedOf({ plans }: Pricing, current: SubscriptionDocument | null): Tier | undefined {
  if (current && isGrantTier(current.tier)) return recommendedUpgrade(current.tier)
  if (current && isGiven(current)) return undefined
  return plans.find(({ recommended }) => recommended)?.tier
}

function goesUp({ action }: PlanCard): boolean {
  return ['signUp', 'create', 'create_while_on_grant', 'upgrade'].includes(action)
}

/** Leads to the sign-up, which comes back to the plan that was chosen. */
function signUpPathOf(tier: Tier, period: PaidPeriod, currency: Currency): string {
  if (tier === 'free') return paths.signUp
  return `${paths.signUp}?redirect=${encodeURIComponent(backToPlan(tier, period, currency))}`
}

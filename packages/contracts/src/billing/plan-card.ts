import { isGrantTier, isPaidTier } from '../plans/index.ts'
import {
  type CurrentPlan,
  isGiven,
  type PlanChoice,
  type SubscriptionAction,
  subscriptionAction,
} from './subscription-action.ts'

export type PlanCard = {
  readonly action: SubscriptionAction | 'signUp'
  readonly button: string
  readonly badge: 'Will be downgraded' | 'Will be canceled' | null
  readonly isDisabled: boolean
}

export type PlanCardSituation = {
  readonly isSignedIn: boolean
  /** Null without a workspace. */
  readonly current: CurrentPlan | null
  readonly choice: PlanChoice
  /** A deployment that keeps to itself and sells nothing beyond what it agreed on. */
  readonly isIsolatedEnvironment: boolean
}

const buttons: Readonly<Record<SubscriptionAction, string>> = {
  none: 'Subscribed',
  renewSubscription: 'Do Not Cancel',
  cancelSubscription: 'Cancel Subscription',
  cancelDowngrade: 'Cancel Downgrade',
  create: 'Subscribe',
  create_while_on_grant: 'Subscribe',
  upgrade: 'Upgrade',
  downgrade: 'Downgrade',
}

/**
 * Decides what the card of a plan shows: its button, whether it can be pressed, and a badge on the plan that is to end.
 */
export function planCard({ isSignedIn, current, choice, isIsolatedEnvironment }: PlanCardSituation): PlanCard {
  if (!isSignedIn || !current) {
    const button = choice.tier === 'free' ? 'Get Started Free' : 'Start Today'
    return { action: 'signUp', button, badge: null, isDisabled: false }
  }
  const action = subscriptionAction(current, choice)
  return {
    action,
    button: buttons[action],
    badge: badgeOf(current, choice),
    isDisabled: isActionDisabled(action, current, choice, isIsolatedEnvironment),
  }
}

/** Tells whether an action cannot be taken in this situation; the server refuses what this disables. */
export function isActionDisabled(
  action: SubscriptionAction,
  current: CurrentPlan,
  choice: PlanChoice,
  isIsolatedEnvironment: boolean,
): boolean {
  const { tier, status } = current
  if (isIsolatedEnvironment && !['free', 'trial', 'enterprise'].includes(tier)) return true
  if (choice.tier === 'free' && (tier === 'trial' || isGrantTier(tier) || isGiven(current))) return true
  switch (action) {
    case 'none':
      return true
    case 'create':
      return status === 'incomplete' || (isPaidTier(tier) && !isGiven(current))
    case 'cancelSubscription':
      return isGrantTier(tier) || tier === 'enterprise'
    case 'upgrade':
      return status !== 'active'
    default:
      return false
  }
}

/**
 * Chooses the badge of the current plan when it is to end; it shows in either period, so that nobody misses it behind
 * the switch.
 */
function badgeOf(current: CurrentPlan, choice: PlanChoice): PlanCard['badge'] {
  if (current.tier !== choice.tier) return null
  if (current.pending_change?.kind === 'cancellation') return 'Will be canceled'
  return current.pending_change?.kind === 'change' ? 'Will be downgraded' : null
}

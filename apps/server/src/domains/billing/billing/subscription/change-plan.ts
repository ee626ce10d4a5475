import type { Context } from '#kernel/context.ts'
import {
  isActionDisabled,
  type PlanChoice,
  subscriptionAction,
  type SubscriptionAction,
} from '@vireo/contracts/billing'
import { type GivenBy } from '@vireo/contracts/users'
import type { SoldPlan } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { forgetQuote, quoteUnspent } from '#usage/reservations/index.ts'
import { askProvider } from '../ask-provider.ts'
import { impossible } from './refuse-action.ts'
import { keyFor, type Situation } from './situation.ts'
import { takeOver } from './take-over.ts'
import { withPromoCode } from './with-promo-code.ts'

const minutes = 60 * 1000

/**
 * Returns the action that a choice leads to. Throws where that is not one of the wanted ones, or cannot be done now.
 */
export function assertPossible(
  ctx: With<'settings'>,
  { current, subscribed }: Situation,
  choice: PlanChoice,
  wanted: readonly SubscriptionAction[],
): SubscriptionAction {
  assertNotGiven(current)
  const action = subscriptionAction(current, choice)
  const isDisabled = isActionDisabled(action, current, choice, ctx.ports.settings.isIsolatedEnvironment)
  if (!wanted.includes(action) || isDisabled) throw impossible(action)
  if (subscribed === null) throw new AppError('no_subscription')
  return action
}

/**
 * Throws `no_subscription` for a plan that was given: nothing can be done with it but to buy another. Checked first.
 */
export function assertNotGiven({ given_by: by }: Situation['current']): void {
  if (by) throw new AppError('no_subscription', { message: givenMessages[by] })
}

const givenMessages: Readonly<Record<GivenBy, string>> = {
  operator: 'This plan was given to the workspace by whoever runs this instance. You can leave it by buying a plan.',
  default: 'Every workspace of this instance is given this plan. You can leave it by buying a plan.',
  grant: 'This plan is a grant. You can leave it by buying a plan.',
}

/** Takes a larger plan at once. */
export function upgrade(
  ctx: Context,
  situation: Situation,
  plan: SoldPlan,
  promocode: string | null | undefined,
): Promise<void> {
  const { provider, customer } = situation
  return withPromoCode(ctx, promocode, { plan, holdMs: 5 * minutes }, async (discount) => {
    const idempotencyKey = keyFor(situation, 'upgrade', { plan, discount })
    const isOtherRhythm = situation.subscribed?.billingPeriod !== plan.billingPeriod
    const unspent = isOtherRhythm ? await quoteUnspent(ctx) : null
    const asked = askProvider(provider.upgrade(ctx, customer, { plan, discount, unspent, idempotencyKey }))
    const snapshot = await asked.catch((error: unknown) => giveUpQuote(ctx, error))
    await takeOver(ctx, snapshot, 'upgraded', { tier: plan.tier, period: plan.billingPeriod })
  })
}

/** Takes a smaller plan, or none, when the paid period is over. */
export async function scheduleDowngrade(
  ctx: Context,
  situation: Situation,
  target: SoldPlan | 'free',
  promocode?: string | null,
): Promise<void> {
  const { provider, customer } = situation
  const ask = async (discount: Parameters<typeof provider.scheduleDowngrade>[2]['discount']) => {
    const idempotencyKey = keyFor(situation, 'downgrade', { target, discount })
    const snapshot = await askProvider(provider.scheduleDowngrade(ctx, customer, { target, discount, idempotencyKey }))
    const details =
      target === 'free' ? { tier: 'free', period: null } : { tier: target.tier, period: target.billingPeriod }
    await takeOver(ctx, snapshot, 'downgrade-scheduled', details)
  }
  if (target === 'free') return ask(null)
  return withPromoCode(ctx, promocode, { plan: target, holdMs: 5 * minutes }, ask)
}

/** Error codes after which the change may still have been made, or be made once the bank has its answer, as quoted. */
const undecided: readonly string[] = ['payment_action_required', 'billing_unavailable']

async function giveUpQuote(ctx: Context, error: unknown): Promise<never> {
  if (error instanceof AppError && !undecided.includes(error.code)) await forgetQuote(ctx)
  throw error
}

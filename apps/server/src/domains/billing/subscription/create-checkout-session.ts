import { type api, type Input, isActionDisabled, subscriptionAction } from '@vireo/contracts'
import type { SoldPlan } from '../../../kernel/billing-provider.ts'
import type { FullContext } from '../../../kernel/ports.ts'
import { firstMonthDiscount } from '../../plans/index.ts'
import { askProvider } from '../ask-provider.ts'
import { plannedPlan } from './planned-plan.ts'
import { assertMayPay } from './policy.ts'
import { impossible } from './refuse-action.ts'
import { returnAddress } from './return-address.ts'
import { keyFor, type Situation, situationOf } from './situation.ts'
import { withPromoCode } from './with-promo-code.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Opens a page on which a plan is paid for; nothing is subscribed before that. The offer to newcomers applies by
 * itself, a promo code takes its place.
 */
export async function createCheckoutSession(
  ctx: FullContext,
  input: Input<typeof api.billing.createCheckoutSession>,
): Promise<{ url: string }> {
  await assertMayPay(ctx)
  const situation = await situationOf(ctx)
  assertMayCreate(ctx, situation, input)
  const plan = plannedPlan(input, input.currency)
  const otherwise = input.no_default_promocode ? undefined : firstMonthDiscount(plan, situation.previousTiers)
  return withPromoCode(ctx, input.promocode, { plan, holdMs: day, otherwise }, (discount) => {
    const addresses = {
      successUrl: returnAddress(ctx, input.relative_redirect_path, 'success'),
      cancelUrl: returnAddress(ctx, input.relative_redirect_path, 'canceled'),
    }
    const idempotencyKey = keyFor(situation, 'checkout', { plan, discount, ...addresses })
    const { provider, customer } = situation
    return askProvider(provider.createCheckout(ctx, customer, { plan, discount, ...addresses, idempotencyKey }))
  })
}

function assertMayCreate(
  ctx: FullContext,
  { current, subscribed }: Situation,
  input: { subscription_type: SoldPlan['tier']; billing_period: SoldPlan['billingPeriod'] },
): void {
  const choice = { tier: input.subscription_type, billing_period: input.billing_period }
  const action = subscriptionAction(current, choice)
  const creates = action === 'create' || action === 'create_while_on_grant'
  const { isIsolatedEnvironment } = ctx.ports.settings
  if (!creates || subscribed !== null || isActionDisabled(action, current, choice, isIsolatedEnvironment))
    throw impossible(action)
}

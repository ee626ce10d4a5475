import type { billingEndpoints } from '@vireo/contracts/billing'
import { isActionDisabled, subscriptionAction } from '@vireo/contracts/billing'
import { type Input } from '@vireo/contracts/kit'
import type { SoldPlan } from '#ports/billing-provider.ts'
import type { With } from '#ports/ports.ts'
import { firstMonthDiscount } from '#plans'
import { askProvider } from '../ask-provider.ts'
import { plannedPlan } from './planned-plan.ts'
import { assertMayPay } from './policy.ts'
import { impossible } from './refuse-action.ts'
import { returnAddress } from './return-address.ts'
import { keyFor, type Situation, situationOf } from './situation.ts'
import { withPromoCode } from './with-promo-code.ts'

/** The shortest time that providers keep a page. */
const slotMs = 30 * 60 * 1000
const minuteMs = 60 * 1000

/**
 * Opens a page on which a plan is paid for; nothing is subscribed before that. The offer to newcomers applies by
 * itself, a promo code takes its place.
 */
export async function createCheckoutSession(
  ctx: With<'billing' | 'settings'>,
  input: Input<typeof billingEndpoints.createCheckoutSession>,
): Promise<{ url: string }> {
  await assertMayPay(ctx)
  const situation = await situationOf(ctx)
  assertMayCreate(ctx, situation, input)
  const plan = plannedPlan(input, input.currency)
  const otherwise = input.no_default_promocode ? undefined : firstMonthDiscount(plan, situation.previousTiers)
  // A use of a code is set aside for as long as its page is open and no longer: unpaid pages keep it from nobody.
  const over = input.promocode ? pageOver(ctx.now()) : undefined
  const holdMs = (over?.getTime() ?? 0) + 5 * minuteMs - ctx.now().getTime()
  return withPromoCode(ctx, input.promocode, { plan, holdMs, otherwise }, (discount) => {
    const addresses = {
      successUrl: returnAddress(ctx, input.relative_redirect_path, 'success'),
      cancelUrl: returnAddress(ctx, input.relative_redirect_path, 'canceled'),
    }
    const idempotencyKey = keyFor(situation, 'checkout', { plan, discount, ...addresses, over })
    const { provider, customer } = situation
    return askProvider(
      provider.createCheckout(ctx, customer, {
        plan,
        discount,
        ...addresses,
        ...(over && { expiresAt: over }),
        idempotencyKey,
      }),
    )
  })
}

/** Returns when a page expires: the same for all calls of one half hour, so that two tabs get one page. */
function pageOver(now: Date): Date {
  return new Date(Math.ceil((now.getTime() + slotMs + minuteMs) / slotMs) * slotMs)
}

function assertMayCreate(
  ctx: With<'settings'>,
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

import type { billingEndpoints } from '@vireo/contracts/billing'
import {
  isActionDisabled,
  type PlanChangePreview,
  type PlanChoice,
  subscriptionAction,
  type SubscriptionAction,
} from '@vireo/contracts/billing'
import { type Input } from '@vireo/contracts/kit'
import { type Currency } from '@vireo/contracts/users'
import type { Context } from '#kernel/context.ts'
import type { Discount, SoldPlan, UpgradePreview } from '#ports/billing-provider.ts'
import { writeAudit } from '#kernel/audit.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { currentPlan, firstMonthDiscount, planVersionOf } from '#plans'
import { accountOf, lookAtCredits } from '#usage'
import { askProvider } from '../ask-provider.ts'
import { discountLine, discountOn, monthsLater } from '../lifecycle/index.ts'
import { usableDiscount } from '../promo/usable-discount.ts'
import { plannedPlan } from '../subscription/planned-plan.ts'
import { assertMayManage } from '../subscription/policy.ts'
import { type Situation, situationOf } from '../subscription/situation.ts'
import { previewOf } from './preview-of.ts'

type Wanted = Input<typeof billingEndpoints.previewChange>

/**
 * Says what choosing a plan would mean now: nothing is held or charged. Looking at the end of one's own plan is where
 * ending it begins, which is written down.
 */
export async function previewChange(ctx: With<'billing' | 'settings'>, wanted: Wanted): Promise<PlanChangePreview> {
  assertMayManage(ctx)
  const situation = await situationOf(ctx)
  const { current, subscribed, row } = situation
  const action = possibleAction(ctx, situation, wanted)
  const currency = subscribed?.currency ?? wanted.currency ?? 'usd'
  const target = targetOf(wanted, currency)
  const account = await accountOf(ctx)
  const credits = await lookAtCredits(ctx, target && { tier: target.tier, planVersion: target.planVersion })
  const charge = target && (await chargeOf(ctx, situation, { action, target, promocode: wanted.promocode, credits }))
  if (action === 'cancelSubscription') await noteBeginning(ctx)
  const next = row?.snapshot?.nextInvoice
  return previewOf({
    action,
    from: {
      plan: planVersionOf(account.tier, account.planVersion),
      billingPeriod: subscribed?.billingPeriod ?? null,
      priceMinor: subscribed?.amountMinor ?? null,
    },
    to: {
      plan: currentPlan(target?.tier ?? 'free'),
      billingPeriod: target?.billingPeriod ?? null,
      priceMinor: target?.amountMinor ?? null,
    },
    givenBy: current.given_by ?? null,
    currency,
    pending: current.pending_change,
    periodEndsAt: row?.period_ends_at ?? null,
    now: ctx.now(),
    charge,
    nextPayment: next ? { minor: next.amountDueMinor, at: next.nextPaymentAttemptAt ?? next.createdAt } : null,
    credits: { left: credits.left, addedInSameRhythm: credits.added },
  })
}

/** Returns the action a choice would lead to; `none` for one that would be refused. */
function possibleAction(ctx: With<'settings'>, { current }: Situation, wanted: Wanted): SubscriptionAction {
  const choice: PlanChoice = { tier: wanted.subscription_type, billing_period: wanted.billing_period ?? null }
  const action = subscriptionAction(current, choice)
  return isActionDisabled(action, current, choice, ctx.ports.settings.isIsolatedEnvironment) ? 'none' : action
}

function targetOf(wanted: Wanted, currency: Currency): SoldPlan | undefined {
  const { subscription_type, billing_period } = wanted
  if (subscription_type === 'free') return undefined
  return plannedPlan({ subscription_type, billing_period: billing_period ?? 'monthly_period' }, currency)
}

type Charged = {
  readonly action: SubscriptionAction
  readonly target: SoldPlan
  readonly promocode: string | null | undefined
  readonly credits: Awaited<ReturnType<typeof lookAtCredits>>
}

/**
 * Returns what a plan that begins at once would cost, as its provider would charge it; undefined where nothing is
 * charged.
 */
async function chargeOf(
  ctx: Context,
  situation: Situation,
  { action, target, promocode, credits }: Charged,
): Promise<UpgradePreview | undefined> {
  const { provider, customer, subscribed, previousTiers } = situation
  const code = await usableDiscount(ctx, promocode, target)
  if (action === 'create' || action === 'create_while_on_grant')
    return firstPayment(target, code ?? firstMonthDiscount(target, previousTiers) ?? null, ctx.now())
  if (action !== 'upgrade' || !provider.previewUpgrade) return undefined
  const unspent = subscribed?.billingPeriod === target.billingPeriod ? null : credits.unspent
  return askProvider(provider.previewUpgrade(ctx, customer, { plan: target, discount: code, unspent }))
}

function firstPayment(plan: SoldPlan, discount: Discount | null, now: Date): UpgradePreview {
  const off = discountOn(plan.amountMinor, discount)
  const lasts = discount !== null && discount.durationInMonths !== 1
  const months = plan.billingPeriod === 'annual_period' ? 12 : 1
  const line = { kind: 'plan', description: plan.displayName, amountMinor: plan.amountMinor } as const
  return {
    dueNowMinor: plan.amountMinor - off,
    lines: discount && off > 0 ? [line, discountLine(discount, off)] : [line],
    nextPaymentMinor: plan.amountMinor - (lasts && (discount.durationInMonths ?? Infinity) > months ? off : 0),
    nextPaymentAt: monthsLater(now, months),
  }
}

function noteBeginning(ctx: Context): Promise<void> {
  return transaction(ctx, (ctx) =>
    writeAudit(ctx, { action: 'billing.cancellation-begun', target: { kind: 'workspace', id: ctx.workspaceId } }),
  )
}

import { type PaidPeriod, type PlanCard } from '@vireo/contracts/billing'
import { creditsText, planFeatures, type PlanOffer, type PlanTierEntry } from '@vireo/contracts/plans'
import { type Currency } from '@vireo/contracts/users'
import { Badge, Button, buttonClasses, joinClasses } from '@vireo/ui'
import { Check } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { formatExact, formatMoney } from '#kit/format/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { shownPrice } from '../plans/price.ts'
import { billingWords } from '../words.ts'

export type PlanCardProps = {
  readonly plan: PlanTierEntry
  /** The same plan in this currency, with every figure. */
  readonly offer: PlanOffer | undefined
  readonly card: PlanCard
  readonly period: PaidPeriod
  readonly currency: Currency
  readonly isFirstMonthCheaper: boolean
  readonly isCurrent: boolean
  /** How it is paid for, where it is the plan of the workspace. */
  readonly ownPeriod: PaidPeriod | null
  /** Somebody chose it before they signed up. */
  readonly isChosen: boolean
  readonly isRecommended: boolean
  /** Why it cannot be chosen and who could change that, in place of a button that leads nowhere. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
  readonly isDisabled: boolean
  /** Where choosing it leads, for those who have to sign up first. */
  readonly signUpPath: string | undefined
  readonly onChoose: () => void
}

/** Where the card of a plan stands on the page. */
export function cardId(tier: PlanTierEntry['tier']): string {
  return `plan-${tier}`
}

/** One plan: its price, what it comes with, and the one thing that can be done with it. */
export function PlanCardView(props: PlanCardProps) {
  const { plan, offer, period, currency, isCurrent, isChosen } = props
  const [credits, talk] = [creditsOf(plan, offer), conversationOf(plan, offer)]
  const features = [
    ...(offer ? planFeatures(offer, billingWords.features, formatExact) : plan.features[currency]),
    ...turboOf(offer, period),
  ]
  const id = useId()
  return (
    <section
      id={cardId(plan.tier)}
      aria-labelledby={id}
      className={joinClasses(
        'flex flex-col gap-4 rounded-md border bg-surface p-4 md:p-6',
        isChosen || isCurrent ? 'border-accent' : 'border-line',
      )}
    >
      <div>
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 id={id} className="text-base font-semibold">
            {plan.name}
          </h3>
          <Badges {...props} />
        </div>
        <p className="mt-1 text-sm md:min-h-10 text-muted">
          {billingWords.descriptions[plan.description] ?? plan.description}
        </p>
      </div>
      <Price {...props} />
      <div className="text-sm">
        <p className="font-medium">{credits}</p>
        <p className="text-muted empty:hidden">{talk}</p>
      </div>
      <Action {...props} />
      <div className="text-sm">
        {plan.offering ? (
          <p className="mb-2 font-medium">{billingWords.offerings[plan.offering] ?? plan.offering}</p>
        ) : null}
        <ul className="flex flex-col gap-2">
          {features
            .filter((feature) => feature !== credits)
            .map((feature) => (
              <li key={feature} className="flex gap-2 text-muted">
                <Check aria-hidden size={16} className="mt-0.5 shrink-0 text-accent" />
                {feature}
              </li>
            ))}
        </ul>
      </div>
      <p className="mt-auto text-xs text-faint empty:hidden">
        {plan.billingThresholdCents && period === 'monthly_period'
          ? billingWords.threshold(formatMoney(plan.billingThresholdCents[currency], currency))
          : null}
      </p>
    </section>
  )
}

/** The server says it in English; with the figures at hand it is said in the language of the reader. */
function creditsOf({ characters }: PlanTierEntry, offer: PlanOffer | undefined): string {
  return offer ? creditsText(offer.character_limit, billingWords.features, formatExact) : characters
}

/** What comes with this way of paying alone. */
function turboOf(offer: PlanOffer | undefined, period: PaidPeriod): readonly string[] {
  const price = offer?.pricing?.[period === 'annual_period' ? 'yearly' : 'monthly'].turbo_price_per_million
  return offer && price ? [billingWords.turboPerMillion(formatMoney(price, offer.currency))] : []
}

function conversationOf({ convai }: PlanTierEntry, offer: PlanOffer | undefined): string {
  const minutes = offer?.conversational_ai.minutes ?? null
  return minutes === null ? convai : billingWords.conversation(formatExact(minutes))
}

function Badges({ card, isCurrent, isRecommended, ownPeriod }: PlanCardProps): ReactNode {
  const isPaidOtherwise = !isCurrent && ownPeriod !== null
  return (
    <>
      {isCurrent ? <Badge tone="accent">{billingWords.currentPlan}</Badge> : null}
      {isPaidOtherwise ? <Badge tone="neutral">{billingWords.currentPlanOf[ownPeriod]}</Badge> : null}
      {!isCurrent && !isPaidOtherwise && isRecommended ? <Badge tone="accent">{billingWords.recommended}</Badge> : null}
      {card.badge ? <Badge tone="warning">{billingWords.badges[card.badge]}</Badge> : null}
    </>
  )
}

function Price({ plan, period, currency, isFirstMonthCheaper }: PlanCardProps) {
  const { monthCents, insteadOfCents, yearCents } = shownPrice(plan, period, currency, isFirstMonthCheaper)
  const isFirst = insteadOfCents !== undefined
  const message =
    period === 'annual_period'
      ? plan.annual_period.discountMessage
      : isFirstMonthCheaper
        ? plan.monthly_period.discountMessage
        : null
  return (
    <div className="tabular-nums md:min-h-20">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight">{formatMoney(monthCents, currency)}</span>
        <span className="text-sm text-muted">{isFirst ? billingWords.firstMonth : billingWords.perMonth}</span>
      </p>
      <p className="text-xs text-muted">
        {isFirst ? billingWords.afterwards(formatMoney(insteadOfCents, currency)) : null}
        {yearCents === undefined ? null : billingWords.billedYearly(formatMoney(yearCents, currency))}
      </p>
      {message ? (
        <p className="mt-1">
          <Badge tone="success">{billingWords.discountMessages[message] ?? message}</Badge>
        </p>
      ) : null}
    </div>
  )
}

function Action({ plan, card, isRecommended, refusal, isBusy, isDisabled, signUpPath, onChoose }: PlanCardProps) {
  const label = billingWords.buttons[card.button] ?? card.button
  const isMain = isRecommended && card.action !== 'cancelSubscription' && card.action !== 'downgrade'
  if (refusal !== undefined) return <p className="text-sm text-muted">{refusal}</p>
  if (signUpPath !== undefined) {
    return (
      <AppLink to={signUpPath} className={buttonClasses({ variant: isMain ? 'primary' : 'secondary' })}>
        {label}
        <span className="sr-only">: {plan.name}</span>
      </AppLink>
    )
  }
  return (
    <Button
      variant={isMain ? 'primary' : 'secondary'}
      loading={isBusy}
      disabled={isDisabled || card.isDisabled}
      onClick={onChoose}
    >
      {label}
      <span className="sr-only">: {plan.name}</span>
    </Button>
  )
}

import { type PaidPeriod, type PlanCard } from '@vireo/contracts/billing'
import { type PlanOffer, type PlanTierEntry } from '@vireo/contracts/plans'
import { type Currency } from '@vireo/contracts/users'
import { Badge, Button, buttonClasses, joinClasses } from '@vireo/ui'
import { Check, Minus } from 'lucide-react'
import { useId, type ReactNode } from 'react'

import { formatMoney } from '#kit/format/index.ts'
import { AppLink } from '#kit/routing/index.ts'
import { shownPrice } from '../plans/price.ts'
import { billingWords } from '../words.ts'
import { cardFeatures, conversationOf, creditsOf } from './card-features.ts'
import { pricingWords } from './words.ts'

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
  /** Its button is the one that stands out. */
  readonly isMain: boolean
  /** Why it cannot be chosen and who could change that, in place of a button that leads nowhere. */
  readonly refusal: string | undefined
  readonly isBusy: boolean
  readonly isDisabled: boolean
  /** Where choosing it leads, for those who have to sign up first. */
  readonly signUpPath: string | undefined
  readonly onChoose: () => void
}

/** Answers where the card of a plan stands on the page. */
export function cardId(tier: PlanTierEntry['tier']): string {
  return `plan-${tier}`
}

/** Shows one plan: its price, what is charged when, what it comes with, and the one thing that can be done with it. */
export function PlanCardView(props: PlanCardProps) {
  const { plan, offer, period, currency, isCurrent, isChosen } = props
  const id = useId()
  return (
    <section
      id={cardId(plan.tier)}
      aria-labelledby={id}
      className={joinClasses(
        'row-span-5 grid grid-rows-subgrid gap-y-4 rounded-lg bg-surface p-4 @4xl:p-6',
        (isChosen || isCurrent) && 'inset-ring-2 inset-ring-ink',
      )}
    >
      <div>
        <div className="flex min-h-6 flex-wrap items-center gap-2">
          <h3 id={id} className="text-base font-semibold">
            {plan.name}
          </h3>
          <Badges {...props} />
        </div>
        <p className="mt-1 text-sm text-muted">{billingWords.descriptions[plan.description] ?? plan.description}</p>
      </div>
      <Price {...props} />
      <Action {...props} />
      <p className="text-sm font-semibold tabular-nums">{creditsOf(plan, offer)}</p>
      <Features
        features={offer ? [...cardFeatures(offer, period), ...talkOf(props)] : otherwise(plan.features[currency])}
      />
    </section>
  )
}

function Features({ features }: { readonly features: ReturnType<typeof cardFeatures> }) {
  return (
    <ul className="flex flex-col gap-2 text-sm">
      {features.map(({ id, text, isThere }) => (
        <li key={id} className="flex gap-2 text-muted">
          {isThere ? (
            <Check aria-hidden size={16} className="mt-[3px] shrink-0 text-ink" />
          ) : (
            <Minus aria-hidden size={16} className="mt-[3px] shrink-0 text-faint" />
          )}
          {text}
        </li>
      ))}
    </ul>
  )
}

/** Says how long one may talk with an agent, where that is part of a plan. */
function talkOf({ plan, offer }: PlanCardProps) {
  const text = conversationOf(plan, offer)
  return text === '' ? [] : [{ id: 'talk', text, isThere: true }]
}

/** Lists what the server says of a plan whose figures are not there. */
function otherwise(features: readonly string[]) {
  return features.slice(1).map((text) => ({ id: text, text, isThere: true }))
}

function Badges({ card, isCurrent, isRecommended, ownPeriod }: PlanCardProps): ReactNode {
  const isPaidOtherwise = !isCurrent && ownPeriod !== null
  return (
    <>
      {isCurrent ? <Badge>{billingWords.currentPlan}</Badge> : null}
      {isPaidOtherwise ? <Badge>{billingWords.currentPlanOf[ownPeriod]}</Badge> : null}
      {!isCurrent && !isPaidOtherwise && isRecommended ? <Badge>{billingWords.recommended}</Badge> : null}
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
    <div className="tabular-nums">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <span className="text-2xl font-semibold tracking-tight">{formatMoney(monthCents, currency)}</span>
        <span className="text-sm text-muted">{isFirst ? billingWords.firstMonth : billingWords.perMonth}</span>
      </p>
      <p className="text-sm text-muted">{chargedText({ monthCents, insteadOfCents, yearCents, currency })}</p>
      {message ? (
        <p className="mt-1">
          <Badge tone="success">{billingWords.discountMessages[message] ?? message}</Badge>
        </p>
      ) : null}
    </div>
  )
}

/** Says what is charged, and when. */
function chargedText({
  monthCents,
  insteadOfCents,
  yearCents,
  currency,
}: ReturnType<typeof shownPrice> & { readonly currency: Currency }): string {
  if (insteadOfCents !== undefined) return billingWords.afterwards(formatMoney(insteadOfCents, currency))
  if (yearCents !== undefined) return pricingWords.chargedYearly(formatMoney(yearCents, currency))
  return monthCents === 0 ? pricingWords.nothingCharged : pricingWords.chargedMonthly
}

function Action({ plan, card, isMain, refusal, isBusy, isDisabled, signUpPath, onChoose }: PlanCardProps) {
  const label = billingWords.buttons[card.button] ?? card.button
  const variant = isMain ? 'primary' : 'secondary'
  if (refusal !== undefined) return <p className="text-sm text-muted">{refusal}</p>
  if (signUpPath !== undefined) {
    return (
      <AppLink to={signUpPath} className={joinClasses(buttonClasses({ variant }), 'self-start')}>
        {label}
        <span className="sr-only">: {plan.name}</span>
      </AppLink>
    )
  }
  return (
    <Button
      variant={variant}
      className="self-start"
      loading={isBusy}
      disabled={isDisabled || card.isDisabled}
      onClick={onChoose}
    >
      {label}
      <span className="sr-only">: {plan.name}</span>
    </Button>
  )
}

import { billingEndpoints } from '@vireo/contracts/billing'
import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Badge, Button, Section } from '@vireo/ui'
import type { ReactNode } from 'react'

import { formatDate, formatExact, formatMoney } from '#kit/format/index.ts'
import { professionalVoiceLimit } from '#usage'
import { cardBrand } from '../card-brand.ts'
import { planName } from '../plans/plan-name.ts'
import { useTakeBack } from '../plans/use-take-back.ts'
import { appliedDiscountText } from '../promo/promo-text.ts'
import { givenText } from '../changes/given-text.ts'
import { useHostedPage } from '../use-hosted-page.ts'
import { billingWords } from '../words.ts'
import { QuickUpgrade } from './quick-upgrade.tsx'
import { Recommendation } from './recommendation.tsx'

/** The plan of the workspace: what it is, what it allows, and what happens next. */
export function PlanPanel({
  document,
  pricing,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
}) {
  const words = billingWords.plan
  const isPaying = document.billing_provider === 'sandbox' || document.billing_provider === 'stripe'
  return (
    <Section
      title={words.title}
      lead={words.lead}
      action={
        document.can_manage_billing && isPaying && document.billing_period ? (
          <PlanActions document={document} />
        ) : undefined
      }
    >
      <p className="flex flex-wrap items-center gap-2">
        <span className="text-xl font-semibold">{tierDisplayNames[document.tier]}</span>
        {document.status === 'free' ? null : (
          <Badge tone={toneOf(document.status)}>{words.statuses[document.status]}</Badge>
        )}
        {document.billing_period === 'monthly_period' || document.billing_period === 'annual_period' ? (
          <span className="text-sm text-muted">{billingWords.periods[document.billing_period]}</span>
        ) : null}
      </p>
      <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-2">
        <p className="text-sm text-muted empty:hidden">{whatComes(document)}</p>
        {document.pending_change && document.can_manage_billing ? <TakeBack document={document} /> : null}
      </div>
      <p className="mt-1 text-sm text-muted empty:hidden">{givenText.by(document)}</p>
      <div className="mt-3 empty:hidden">
        <QuickUpgrade document={document} pricing={pricing} />
        <Recommendation document={document} />
      </div>
      <dl className="mt-4 grid gap-x-6 gap-y-3 text-sm sm:grid-cols-2">
        <Fact name={words.voices}>
          {words.of(formatExact(document.voice_slots_used), formatExact(document.voice_limit))}
        </Fact>
        <Fact name={words.professionalVoices}>
          {words.of(
            formatExact(document.professional_voice_slots_used_in_workspace),
            formatExact(professionalVoiceLimit(document)),
          )}
        </Fact>
        <Fact name={words.seats}>{formatExact(document.max_seats)}</Fact>
        {document.can_manage_billing && document.billing_period ? <Money document={document} /> : null}
      </dl>
    </Section>
  )
}

/** What is charged next, to which card, and what is taken off. */
function Money({ document }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.plan
  const { next_invoice: next, discount, payment_method: card, currency } = document
  return (
    <>
      <Fact name={words.nextInvoice}>
        {next
          ? words.due(formatMoney(next.amount_due_cents, next.currency), formatDate(next.next_payment_attempt_unix))
          : words.noInvoice}
      </Fact>
      {document.has_payment_methods ? (
        <Fact name={words.card}>
          {card ? words.cardText(cardBrand(card.brand), card.last4, expiryOf(card)) : words.noCard}
        </Fact>
      ) : null}
      {discount ? <Fact name={words.discount}>{appliedDiscountText(discount, currency ?? 'usd')}</Fact> : null}
    </>
  )
}

/** Undoes what is scheduled, whichever prices are looked at below. */
function TakeBack({ document: { tier, pending_change: pending } }: { readonly document: SubscriptionDocument }) {
  const { renew, keep } = useTakeBack()
  const [change, text] = pending?.kind === 'cancellation' ? [renew, 'Do Not Cancel'] : [keep, 'Cancel Downgrade']
  return (
    <Button size="sm" loading={change.isPending} onClick={() => change.mutate(tier)}>
      {billingWords.buttons[text]}
    </Button>
  )
}

/** The pages of the payment provider. */
function PlanActions({ document }: { readonly document: SubscriptionDocument }) {
  const portal = useHostedPage(billingEndpoints.createPortalSession)
  const card = useHostedPage(billingEndpoints.createUpdatePaymentMethodsSession)
  return (
    <div className="flex flex-wrap gap-2">
      {document.has_payment_methods ? (
        <Button loading={card.isPending || card.isSuccess} onClick={() => card.mutate()}>
          {billingWords.updateCard}
        </Button>
      ) : null}
      <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
        {billingWords.plan.manage}
      </Button>
    </div>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt className="text-xs text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  )
}

function whatComes({ pending_change: pending, current_period_end_unix: end, status }: SubscriptionDocument) {
  const words = billingWords.plan
  if (pending?.kind === 'cancellation') return words.endsOn(formatDate(pending.timestamp_seconds))
  if (pending) {
    return words.changesOn(
      formatDate(pending.timestamp_seconds),
      planName(pending.next_tier, pending.next_billing_period),
    )
  }
  return end !== null && status === 'active' ? words.renewsOn(formatDate(end)) : null
}

function expiryOf({ exp_month: month, exp_year: year }: { readonly exp_month: number; readonly exp_year: number }) {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

function toneOf(status: SubscriptionDocument['status']) {
  if (status === 'active' || status === 'trialing') return 'success'
  return status === 'canceled' ? 'neutral' : 'danger'
}

import { billingEndpoints } from '@vireo/contracts/billing'
import type { SubscriptionDocument } from '@vireo/contracts/users'
import { Spinner } from '@vireo/ui'
import type { ReactNode } from 'react'

import { formatDate, formatExact, formatMoney } from '#kit/format/index.ts'
import { professionalVoiceLimit } from '#usage'
import { cardBrand } from '../card-brand.ts'
import { appliedDiscountText } from '../promo/promo-text.ts'
import { useHostedPage } from '../use-hosted-page.ts'
import { billingWords } from '../words.ts'

/** Lists what is charged next and how it is paid, and how much of the plan's room is taken. */
export function PlanFacts({ document }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.plan
  return (
    <dl className="grid gap-x-8 gap-y-4 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {document.can_manage_billing ? <Money document={document} /> : null}
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
    </dl>
  )
}

function Money({ document }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.plan
  const { next_invoice: next, discount, currency, billing_provider: provider } = document
  const isElsewhere = provider === 'gcp_marketplace' || provider === 'consolidated'
  return (
    <>
      {document.billing_period ? (
        <Fact name={words.nextInvoice}>
          {next
            ? words.due(formatMoney(next.amount_due_cents, next.currency), formatDate(next.next_payment_attempt_unix))
            : words.noInvoice}
        </Fact>
      ) : null}
      {isElsewhere ? <Fact name={words.payment}>{words.paidBy[provider]}</Fact> : null}
      {document.has_payment_methods && document.billing_period ? <CardFact document={document} /> : null}
      {discount ? <Fact name={words.discount}>{appliedDiscountText(discount, currency ?? 'usd')}</Fact> : null}
    </>
  )
}

function CardFact({ document: { payment_method: card } }: { readonly document: SubscriptionDocument }) {
  const words = billingWords.plan
  const page = useHostedPage(billingEndpoints.createUpdatePaymentMethodsSession)
  const isBusy = page.isPending || page.isSuccess
  return (
    <Fact name={words.payment}>
      {card ? words.cardText(cardBrand(card.brand), card.last4, expiryOf(card)) : words.noCard}{' '}
      <button
        type="button"
        aria-busy={isBusy || undefined}
        className="rounded-sm font-medium whitespace-nowrap text-accent underline-offset-4 hover:underline"
        onClick={() => (isBusy ? undefined : page.mutate())}
      >
        {billingWords.updateCard}
      </button>
      {isBusy ? <Spinner /> : null}
    </Fact>
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

function expiryOf({ exp_month: month, exp_year: year }: { readonly exp_month: number; readonly exp_year: number }) {
  return `${String(month).padStart(2, '0')}/${String(year % 100).padStart(2, '0')}`
}

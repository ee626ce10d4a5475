import { billingEndpoints, PaidPeriod } from '@vireo/contracts/billing'
import { type Pricing, tierDisplayNames } from '@vireo/contracts/plans'
import { type SubscriptionDocument } from '@vireo/contracts/users'
import { Badge, Button } from '@vireo/ui'
import { useId } from 'react'

import { formatDate } from '#kit/format/index.ts'
import { givenText } from '../changes/given-text.ts'
import { planName } from '../plans/plan-name.ts'
import { priceText } from '../plans/price-text.ts'
import { useTakeBack } from '../plans/use-take-back.ts'
import { useHostedPage } from '../use-hosted-page.ts'
import { billingWords } from '../words.ts'
import { Overage } from './overage.tsx'
import { PlanFacts } from './plan-facts.tsx'
import { QuickUpgrade } from './quick-upgrade.tsx'
import { Recommendation } from './recommendation.tsx'
import { UsageLine } from './usage-line.tsx'

/** Shows the plan of the workspace: what it costs, when it renews, how it is paid, and what of it is used. */
export function PlanPanel({
  document,
  pricing,
}: {
  readonly document: SubscriptionDocument
  readonly pricing: Pricing
}) {
  const words = billingWords.plan
  const id = useId()
  const isPaying = document.billing_provider === 'sandbox' || document.billing_provider === 'stripe'
  return (
    <section aria-labelledby={id} className="flex flex-col gap-6 rounded-lg bg-surface p-4 md:p-6">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 id={id} className="text-xs text-muted">
            {words.title}
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <span className="text-2xl font-semibold tracking-tight">{tierDisplayNames[document.tier]}</span>
            {document.status === 'free' ? null : (
              <Badge tone={toneOf(document.status)}>{words.statuses[document.status]}</Badge>
            )}
          </p>
          <p className="text-sm text-muted tabular-nums empty:hidden">{termsOf(document, pricing)}</p>
          <p className="text-sm text-muted empty:hidden">{givenText.by(document)}</p>
        </div>
        <div className="flex flex-wrap gap-2 empty:hidden">
          {document.can_manage_billing && isPaying && document.billing_period ? <ManageBilling /> : null}
          <QuickUpgrade document={document} pricing={pricing} />
          <Recommendation document={document} />
        </div>
      </div>
      {document.pending_change ? <Scheduled document={document} /> : null}
      <PlanFacts document={document} />
      <UsageLine document={document} />
      <Overage document={document} pricing={pricing} />
    </section>
  )
}

/** Shows what is scheduled and how to take it back, whichever prices are looked at below. */
function Scheduled({ document }: { readonly document: SubscriptionDocument }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-md bg-warning-soft px-4 py-3 text-sm">
      <p className="min-w-0 flex-1 basis-48">{scheduledText(document)}</p>
      {document.can_manage_billing ? <TakeBack document={document} /> : null}
    </div>
  )
}

function TakeBack({ document: { tier, pending_change: pending } }: { readonly document: SubscriptionDocument }) {
  const { renew, keep } = useTakeBack()
  const [change, text] = pending?.kind === 'cancellation' ? [renew, 'Do Not Cancel'] : [keep, 'Cancel Downgrade']
  return (
    <Button size="sm" loading={change.isPending} onClick={() => change.mutate(tier)}>
      {billingWords.buttons[text]}
    </Button>
  )
}

/** Leads to the pages of the payment provider. */
function ManageBilling() {
  const portal = useHostedPage(billingEndpoints.createPortalSession)
  return (
    <Button loading={portal.isPending || portal.isSuccess} onClick={() => portal.mutate()}>
      {billingWords.plan.manage}
    </Button>
  )
}

/**
 * Says what the plan costs and when it renews; a price that has changed since it was bought is not the one that is
 * paid.
 */
function termsOf(document: SubscriptionDocument, pricing: Pricing): string {
  const { tier, status, currency, current_period_end_unix: end, plan_version: version } = document
  const period = PaidPeriod.safeParse(document.billing_period).data
  const plan = pricing.plans.find((one) => one.tier === tier && one.version === version)
  const isRenewed = end !== null && status === 'active' && document.pending_change === null && period !== undefined
  if (status === 'free') return billingWords.plan.costsNothing
  return [
    period && plan ? priceText({ tier, period, currency: currency ?? 'usd' }, pricing) : undefined,
    isRenewed ? billingWords.plan.renewsOn(formatDate(end)) : undefined,
  ]
    .filter((part) => part !== undefined)
    .join(' · ')
}

function scheduledText({ pending_change: pending }: SubscriptionDocument): string | null {
  const words = billingWords.plan
  if (!pending) return null
  const date = formatDate(pending.timestamp_seconds)
  if (pending.kind === 'cancellation') return words.endsOn(date)
  return words.changesOn(date, planName(pending.next_tier, pending.next_billing_period))
}

function toneOf(status: SubscriptionDocument['status']) {
  if (status === 'active' || status === 'trialing') return 'success'
  return status === 'canceled' ? 'neutral' : 'danger'
}

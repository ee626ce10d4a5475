import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { PageLead } from '#kit/page/index.ts'
import { useSubscription, useUser } from '#users'
import { Notices } from '../components/notices.tsx'
import { PlanPanel } from '../components/plan-panel.tsx'
import { InvoiceList, PlanDetails } from '../later-components.ts'
import { planQueryFrom } from '../plans/plan-query.ts'
import { PlanPicker } from '../pricing/plan-picker.tsx'
import { PromoPanel } from '../promo/promo-panel.tsx'
import { usePricing } from '../queries.ts'
import { Returned } from '../returned/returned.tsx'
import { billingWords } from '../words.ts'

/** Shows the subscription of the workspace: what there is, what was paid, and what can be bought. */
export function SubscriptionPage() {
  const [query] = useSearchParams()
  const subscription = useSubscription()
  const user = useUser()
  const pricing = usePricing()
  const failed = [subscription, user, pricing].find((one) => one.error && !one.data)
  if (failed) {
    return <QueryError title={billingWords.subscriptionFailed} error={failed.error} onRetry={failed.refetch} />
  }
  if (!subscription.data || !user.data || !pricing.data) return <Loading />
  const document = subscription.data
  const canBuy = document.can_manage_billing && document.billing_provider !== 'none'
  const isPaying = document.billing_period !== null
  const invoices = canBuy ? (
    <Suspense fallback={<Skeleton className="h-40 w-full" />}>
      <InvoiceList />
    </Suspense>
  ) : null
  return (
    <div className="flex flex-col gap-8 [--sticky-top:var(--topbar-height)]">
      <PageLead>{billingWords.plan.lead}</PageLead>
      <div className="flex flex-col gap-4">
        <Returned pricing={pricing.data} />
        <Notices document={document} chosen={planQueryFrom(query).chosen} />
        <PlanPanel document={document} pricing={pricing.data} />
        {isPaying ? invoices : null}
      </div>
      <PlanPicker
        pricing={pricing.data}
        looking={{ document, user: user.data }}
        isQuiet={query.get('checkout') === 'success' || document.has_open_invoices}
        promo={canBuy ? <PromoPanel document={document} /> : null}
      />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PlanDetails pricing={pricing.data} document={document} />
      </Suspense>
      {isPaying ? null : invoices}
    </div>
  )
}

/** Draws the panel and the cards in their shapes. */
function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-8">
      <Skeleton className="h-80 w-full" />
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {[0, 1, 2].map((card) => (
          <Skeleton key={card} className="h-96 w-full" />
        ))}
      </div>
    </div>
  )
}

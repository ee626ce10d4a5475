import { Skeleton } from '@vireo/ui'
import { Suspense } from 'react'
import { useSearchParams } from 'react-router'

import { QueryError } from '#kit/failures/query-error.tsx'
import { useSubscription, useUser } from '#users'
import { Notices } from '../components/notices.tsx'
import { PlanPanel } from '../components/plan-panel.tsx'
import { PlanPicker } from '../components/plan-picker.tsx'
import { Returned } from '../components/returned.tsx'
import { InvoiceList, UsagePanel } from '../later-components.ts'
import { planQueryFrom } from '../plans/plan-query.ts'
import { PromoPanel } from '../promo/promo-panel.tsx'
import { usePricing } from '../queries.ts'
import { billingWords } from '../words.ts'

/** The subscription of the workspace: what there is, what is used, what can be bought, and what was paid. */
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
  return (
    <div className="flex flex-col gap-6">
      <Returned />
      <Notices document={document} chosen={planQueryFrom(query).chosen} />
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <PlanPanel document={document} pricing={pricing.data} />
        <Suspense fallback={<Skeleton className="h-96 w-full" />}>
          <UsagePanel document={document} pricing={pricing.data} />
        </Suspense>
      </div>
      {canBuy ? <PromoPanel document={document} /> : null}
      <PlanPicker pricing={pricing.data} looking={{ document, user: user.data }} />
      {canBuy ? (
        <Suspense fallback={<Skeleton className="h-40 w-full" />}>
          <InvoiceList />
        </Suspense>
      ) : null}
    </div>
  )
}

function Loading() {
  return (
    <div aria-busy className="flex flex-col gap-6">
      <div className="grid gap-6 lg:grid-cols-2">
        <Skeleton className="h-72 w-full" />
        <Skeleton className="h-72 w-full" />
      </div>
      <Skeleton className="h-96 w-full" />
    </div>
  )
}

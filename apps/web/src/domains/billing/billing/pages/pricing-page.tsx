import type { Pricing } from '@vireo/contracts/plans'
import { Skeleton } from '@vireo/ui'
import type { ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSession } from '#kit/session/index.ts'
import { useSubscription, useUser } from '#users'
import { PlanPicker } from '../components/plan-picker.tsx'
import { usePricing } from '../queries.ts'
import { billingWords } from '../words.ts'

/** The plans for everybody: visitors sign up by choosing one, people of a workspace change theirs. */
export function PricingPage() {
  const { status } = useSession()
  return (
    <PricingFrame
      title={billingWords.pricingTitle}
      lead={billingWords.pricingLead}
      link={<TextLink to={paths.apiPricing}>{billingWords.api.title}</TextLink>}
    >
      {(pricing) => {
        if (status === 'unknown') return <Skeleton className="h-96 w-full" />
        return status === 'signed-in' ? (
          <OwnPlans pricing={pricing} />
        ) : (
          <PlanPicker pricing={pricing} looking={undefined} />
        )
      }}
    </PricingFrame>
  )
}

function OwnPlans({ pricing }: { readonly pricing: Pricing }) {
  const subscription = useSubscription()
  const user = useUser()
  const failed = [subscription, user].find((one) => one.error && !one.data)
  if (failed) {
    return <QueryError title={billingWords.subscriptionFailed} error={failed.error} onRetry={failed.refetch} />
  }
  if (!subscription.data || !user.data) return <Skeleton className="h-96 w-full" />
  return <PlanPicker pricing={pricing} looking={{ document: subscription.data, user: user.data }} />
}

/** A public page about prices, once they are there. */
export function PricingFrame({
  title,
  lead,
  link,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly link: ReactNode
  readonly children: (pricing: Pricing) => ReactNode
}) {
  const { data, error, refetch } = usePricing()
  return (
    <div className="flex flex-col gap-8">
      <div className="flex flex-col gap-2">
        <h1 className="text-2xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="max-w-2xl text-base text-muted">{lead}</p>
        <p className="text-sm">{link}</p>
      </div>
      {error && !data ? <QueryError title={billingWords.pricingFailed} error={error} onRetry={refetch} /> : null}
      {data ? children(data) : error ? null : <Skeleton className="h-96 w-full" />}
    </div>
  )
}

/** Leads to another page. */
export function TextLink({ to, children }: { readonly to: string; readonly children: ReactNode }) {
  return (
    <AppLink to={to} className="rounded-sm font-medium text-accent underline-offset-4 hover:underline">
      {children}
    </AppLink>
  )
}

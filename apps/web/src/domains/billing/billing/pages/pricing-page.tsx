import type { Pricing } from '@vireo/contracts/plans'
import { Skeleton } from '@vireo/ui'
import { Suspense, type ReactNode } from 'react'

import { QueryError } from '#kit/failures/query-error.tsx'
import { AppLink, paths } from '#kit/routing/index.ts'
import { useSession } from '#kit/session/index.ts'
import { useSubscription, useUser } from '#users'
import { PlanDetails } from '../later-components.ts'
import type { Looking } from '../plans/looking.ts'
import { PlanPicker } from '../pricing/plan-picker.tsx'
import { usePricing } from '../queries.ts'
import { billingWords } from '../words.ts'

/** Shows the plans to everybody: visitors sign up by choosing one, people of a workspace change theirs. */
export function PricingPage() {
  const { status } = useSession()
  return (
    <PricingFrame
      title={billingWords.pricingTitle}
      lead={billingWords.pricingLead}
      link={<TextLink to={paths.apiPricing}>{billingWords.api.title}</TextLink>}
    >
      {(pricing) => {
        if (status === 'unknown') return <CardsSkeleton />
        return status === 'signed-in' ? <OwnPlans pricing={pricing} /> : <Plans pricing={pricing} looking={undefined} />
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
  if (!subscription.data || !user.data) return <CardsSkeleton />
  return <Plans pricing={pricing} looking={{ document: subscription.data, user: user.data }} />
}

function Plans({ pricing, looking }: { readonly pricing: Pricing; readonly looking: Looking }) {
  return (
    <div className="flex flex-col gap-16">
      <PlanPicker pricing={pricing} looking={looking} />
      <Suspense fallback={<Skeleton className="h-96 w-full" />}>
        <PlanDetails pricing={pricing} document={looking?.document ?? null} />
      </Suspense>
    </div>
  )
}

/** Shows a public page about prices, once they are there. */
export function PricingFrame({
  title,
  lead,
  link,
  waiting = <CardsSkeleton />,
  children,
}: {
  readonly title: string
  readonly lead: string
  readonly link: ReactNode
  /** What keeps the place of that which comes. */
  readonly waiting?: ReactNode
  readonly children: (pricing: Pricing) => ReactNode
}) {
  const { data, error, refetch } = usePricing()
  return (
    <div className="flex flex-col gap-10">
      <div className="flex flex-col gap-3">
        <h1 className="text-3xl font-semibold tracking-tight text-balance">{title}</h1>
        <p className="max-w-[64ch] text-base text-balance text-muted">{lead}</p>
        <p className="text-sm">{link}</p>
      </div>
      {error && !data ? <QueryError title={billingWords.pricingFailed} error={error} onRetry={refetch} /> : null}
      {data ? children(data) : error ? null : waiting}
    </div>
  )
}

/** Six cards in the shape of those that come. */
function CardsSkeleton() {
  return (
    <div aria-busy className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {[0, 1, 2, 3, 4, 5].map((card) => (
        <Skeleton key={card} className="h-96 w-full rounded-lg" />
      ))}
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

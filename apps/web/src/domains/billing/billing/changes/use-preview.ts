import { useQuery } from '@tanstack/react-query'
import { billingEndpoints, PaidPeriod, type PlanChangePreview } from '@vireo/contracts/billing'
import { type Currency, type Tier } from '@vireo/contracts/users'

import { contractQuery } from '#kit/api/index.ts'

export type PreviewedChoice = {
  readonly tier: Tier
  /** Free has none, and is asked for without. */
  readonly period: string | null
  readonly currency?: Currency | undefined
  readonly promocode?: string | null | undefined
}

/** Makes the question what choosing a plan would mean. */
export function previewQuery({ tier, period, currency, promocode }: PreviewedChoice) {
  return contractQuery(billingEndpoints.previewChange, {
    subscription_type: tier,
    billing_period: PaidPeriod.safeParse(period).data ?? null,
    ...(currency && { currency }),
    ...(promocode && { promocode }),
  })
}

/**
 * Asks the server what choosing a plan would mean, anew whenever a dialog opens, and keeps the answer while it is
 * open.
 */
export function usePreview(choice: PreviewedChoice) {
  return useQuery({ ...previewQuery(choice), staleTime: Infinity, gcTime: 0, refetchOnWindowFocus: false })
}

export type Previewing = {
  readonly data: PlanChangePreview | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

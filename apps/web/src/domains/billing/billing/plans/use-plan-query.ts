import type { Currency, SubscriptionDocument } from '@vireo/contracts/users'

import { useAddressQuery } from '#kit/routing/index.ts'
import { type PlanQuery, planQueryFrom } from './plan-query.ts'

type ShownPlans = PlanQuery & {
  /** The currency that prices are shown in. */
  readonly currency: Currency
  /** A subscription keeps the currency that it began in. */
  readonly isCurrencyFixed: boolean
  readonly change: (name: string, value: string) => void
}

/** Reads which prices the address asks for, or one's own subscription suggests, and changes them by a switch. */
export function usePlanQuery(own: SubscriptionDocument | null = null): ShownPlans {
  const [query, changeQuery] = useAddressQuery()
  const asked = planQueryFrom(query, own)
  const fixed = own?.billing_period ? own.currency : null
  const change = (name: string, value: string) => changeQuery({ [name]: value })
  return { ...asked, currency: fixed ?? asked.currency ?? 'usd', isCurrencyFixed: fixed !== null, change }
}

import type { SubscriptionDocument } from '@vireo/contracts'
import { useSearchParams } from 'react-router'

import { planQueryFrom } from './plan-query.ts'

/** Which prices the address asks for, or the own subscription suggests, and how a switch changes that. */
export function usePlanQuery(own: SubscriptionDocument | null = null) {
  const [query, setQuery] = useSearchParams()
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }
  return { ...planQueryFrom(query, own), change }
}

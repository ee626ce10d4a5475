import { useSearchParams } from 'react-router'

import { planQueryFrom } from './plan-query.ts'

/** Which prices the address asks for, and how a switch changes that. */
export function usePlanQuery() {
  const [query, setQuery] = useSearchParams()
  const change = (name: string, value: string) => {
    const next = new URLSearchParams(query)
    next.set(name, value)
    setQuery(next, { replace: true })
  }
  return { ...planQueryFrom(query), change }
}

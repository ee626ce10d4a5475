import { useCallback } from 'react'
import { useSearchParams } from 'react-router'

/** New values of parameters by name; `undefined` and the empty string take one out. */
export type QueryChanges = Readonly<Record<string, string | undefined>>

/**
 * Answers the parameters of the address, and how to change some of them without a new entry in the browser's history.
 */
export function useAddressQuery(): [URLSearchParams, (changes: QueryChanges) => void] {
  const [query, setQuery] = useSearchParams()
  const change = useCallback(
    // From the address itself: what was rendered last may not know the change before this one yet, and would undo it.
    (changes: QueryChanges) => setQuery(changedQuery(globalThis.location.search, changes), { replace: true }),
    [setQuery],
  )
  return [query, change]
}

/** Answers the parameters of an address after changes to some of them. */
export function changedQuery(search: string, changes: QueryChanges): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, value] of Object.entries(changes)) {
    if (value) next.set(name, value)
    else next.delete(name)
  }
  return next
}

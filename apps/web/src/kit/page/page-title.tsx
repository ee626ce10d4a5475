import { useEffect, useSyncExternalStore } from 'react'

let given: string | undefined
const listeners = new Set<() => void>()

/** Names a screen after the thing that it shows, in its header, the way back and the tab, for as long as it stands. */
export function PageTitle({ children }: { readonly children: string }) {
  useEffect(() => {
    give(children)
    return () => give(undefined)
  }, [children])
  return null
}

/** Answers the name that the present page has given itself, if it has. */
export function useGivenTitle(): string | undefined {
  return useSyncExternalStore(subscribe, () => given)
}

function give(title: string | undefined): void {
  given = title
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

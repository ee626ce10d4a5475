import { useSyncExternalStore } from 'react'

let isAsked = false
const listeners = new Set<() => void>()

/** Notes that there is a message to show: from now on there has to be a place for it. */
export function askForMessages(): void {
  isAsked = true
  for (const listener of listeners) listener()
}

/** Answers whether there was a message to show so far. */
export function useMessagesAsked(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isAsked,
    () => false,
  )
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

import { useSyncExternalStore } from 'react'

let asked: string | undefined
const listeners = new Set<() => void>()

/** Opens the dialog of one recording, or closes it; the menu that asked for it is gone by then. */
export function openShare(historyItemId: string | undefined): void {
  asked = historyItemId
  for (const listener of listeners) listener()
}

/** Answers whose dialog is open. */
export function useOpenShare(): string | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asked,
  )
}

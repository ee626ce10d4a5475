import { useSyncExternalStore } from 'react'

/** What somebody shares: the link to a recording, or a video of it. */
export type Asked = { readonly historyItemId: string; readonly as: 'link' | 'video' }

let asked: Asked | undefined
const listeners = new Set<() => void>()

/** Opens the dialog of one recording, or closes it; the menu that asked for it is gone by then. */
export function openShare(historyItemId: string | undefined, as: Asked['as'] = 'link'): void {
  asked = historyItemId === undefined ? undefined : { historyItemId, as }
  for (const listener of listeners) listener()
}

/** Answers whose dialog is open. */
export function useOpenShare(): Asked | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    () => asked,
  )
}

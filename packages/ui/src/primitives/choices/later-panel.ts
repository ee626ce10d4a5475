import { useSyncExternalStore } from 'react'

import type * as Panel from './choice-panel.tsx'

/** Choices stand on many screens: the code of their lists comes after the screen, and is asked for once. */
let panel: typeof Panel.ChoicePanel | undefined
let isAsked = false
const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (!isAsked) {
    isAsked = true
    void fetchPanel()
  }
  return () => listeners.delete(listener)
}

async function fetchPanel(): Promise<void> {
  try {
    panel = (await import('./choice-panel.tsx')).ChoicePanel
  } catch {
    // The next choice that is drawn asks again.
    isAsked = false
  }
  for (const listener of listeners) listener()
}

/** Answers the list of a choice as soon as it is there. */
export function useChoicePanel(): typeof Panel.ChoicePanel | undefined {
  return useSyncExternalStore(
    subscribe,
    () => panel,
    () => undefined,
  )
}

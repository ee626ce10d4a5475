import { useSyncExternalStore } from 'react'

/**
 * Makes a hook that answers a part of a component as soon as its code is there. What is opened on few screens is asked
 * for once, after the first screen that may open it.
 */
export function laterPart<Part>(fetchPart: () => Promise<Part>): () => Part | undefined {
  let part: Part | undefined
  let isAsked = false
  const listeners = new Set<() => void>()
  const ask = async () => {
    try {
      part = await fetchPart()
    } catch {
      // The next one that is drawn asks again.
      isAsked = false
    }
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    if (!isAsked) {
      isAsked = true
      void ask()
    }
    return () => listeners.delete(listener)
  }
  return () =>
    useSyncExternalStore(
      subscribe,
      () => part,
      () => undefined,
    )
}

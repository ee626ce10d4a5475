import { useSyncExternalStore } from 'react'

/** A hook that answers a part of a component as soon as its code is there; only somebody who wants it is told. */
export type LaterPart<Part> = ((isWanted?: boolean) => Part | undefined) & {
  /** Fetches the code ahead; nobody is told. */
  readonly fetchAhead: () => void
  readonly isThere: () => boolean
}

/**
 * Makes a hook for a part of a component that is opened on few screens: its code is asked for once, by the first who wants it.
 * Whoever does not want it yet is drawn without it, also when it has come for others: what is on the screen stays as it is.
 */
export function laterPart<Part>(fetchPart: () => Promise<Part>): LaterPart<Part> {
  let part: Part | undefined
  let isAsked = false
  const listeners = new Set<() => void>()
  const ask = async () => {
    isAsked = true
    try {
      part = await fetchPart()
    } catch {
      // The next one that is drawn asks again.
      isAsked = false
    }
    for (const listener of listeners) listener()
  }
  const fetchAhead = () => {
    if (!isAsked) void ask()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    fetchAhead()
    return () => listeners.delete(listener)
  }
  const useNow = (isWanted = true) =>
    useSyncExternalStore(
      isWanted ? subscribe : subscribeToNothing,
      () => (isWanted ? part : undefined),
      () => undefined,
    )
  return Object.assign(useNow, { fetchAhead, isThere: () => part !== undefined })
}

function subscribeToNothing(): () => void {
  return () => undefined
}

import { useEffect, useState, useSyncExternalStore } from 'react'

import { createSaver, type Saver, type SaveState } from './saver.ts'

const restMs = 800

/**
 * Keeps a draft for as long as a screen shows it: what waits when the screen is left, or is no longer looked at, is sent at once.
 * `send` and `merge` are those of the first time.
 */
export function useSaver<Change>(
  send: (change: Change) => Promise<unknown>,
  merge: (earlier: Change, later: Change) => Change,
): Saver<Change> {
  const [saver] = useState(() => createSaver({ send, merge, restMs }))
  useEffect(() => {
    const sendNow = () => void saver.flush().catch(() => undefined)
    const sendHidden = () => {
      if (document.visibilityState === 'hidden') sendNow()
    }
    document.addEventListener('visibilitychange', sendHidden)
    return () => {
      document.removeEventListener('visibilitychange', sendHidden)
      sendNow()
    }
  }, [saver])
  return saver
}

/** Follows whether everything is kept. */
export function useSaveState({ state, subscribe }: Pick<Saver<never>, 'state' | 'subscribe'>): SaveState {
  return useSyncExternalStore(subscribe, state, state)
}

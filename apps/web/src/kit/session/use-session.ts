import { useSyncExternalStore } from 'react'

import { sessionState, subscribeSession, type SessionState } from './session.ts'

/** Follows who is using this browser. */
export function useSession(): SessionState {
  return useSyncExternalStore(subscribeSession, sessionState, sessionState)
}

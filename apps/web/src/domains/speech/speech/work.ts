import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'

import { announce } from '#kit/announce.tsx'
import { ApiError, isAborted, messageOf } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'
import { sessionState, subscribeSession } from '#kit/session/index.ts'
import { refreshHistory } from '#history'
import { creditsKey } from '#usage'
import { speechWords } from './words.ts'

/** How work stands that ended without a result, or was never begun. */
type Resting = { readonly status: 'idle' | 'cancelled' } | WorkFailure

export type WorkFailure = {
  readonly status: 'failed'
  readonly message: string
  readonly advice: string | undefined
  readonly requestId: string | undefined
  /** What the server calls it; absent where nobody answered. */
  readonly code: string | undefined
}

type Announcements = {
  readonly announceStart: string
  readonly announceEnd: string
  readonly announceFailure: (reason: string) => string
  readonly cancelled: string
}

export type Work<S> = {
  /** How it stands, for a component. */
  readonly useState: () => S
  readonly become: (next: S) => void
  /** Does it in place of whatever runs. Never rejects: cancelling and failing become the state. */
  readonly run: (client: QueryClient, start: S, perform: (signal: AbortSignal) => Promise<S>) => Promise<void>
  readonly cancel: () => void
}

/**
 * Runs work that costs credits and ends in the history: one at a time, kept outside the screen so that it goes on
 * while somebody looks elsewhere, and gone when they sign out. `forget` lets go of what it has left behind, when it is
 * canceled or its owner leaves.
 */
export function createWork<S extends { readonly status: string }>(
  words: Announcements,
  forget: (why: 'cancelled' | 'signed-out') => void,
): Work<S | Resting> {
  let state: S | Resting = { status: 'idle' }
  let running: AbortController | undefined
  const listeners = new Set<() => void>()

  const become = (next: S | Resting) => {
    state = next
    for (const listener of listeners) listener()
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }
  const now = () => state
  const cancelled = () => {
    forget('cancelled')
    become({ status: 'cancelled' })
    announce(words.cancelled)
  }
  const failed = (error: unknown) => {
    become(failureOf(error))
    if (isRefusal(error)) showFailure(error)
    announce(words.announceFailure(messageOf(error)))
  }
  subscribeSession(() => {
    if (sessionState().status !== 'signed-out') return
    const stopped = running
    running = undefined
    stopped?.abort()
    forget('signed-out')
    become({ status: 'idle' })
  })

  return {
    useState: () => useSyncExternalStore(subscribe, now, now),
    become,
    async run(client, start, perform) {
      running?.abort()
      const controller = new AbortController()
      running = controller
      become(start)
      announce(words.announceStart)
      try {
        const result = await perform(controller.signal)
        if (running !== controller) return
        become(result)
        announce(words.announceEnd)
      } catch (error) {
        if (running !== controller) return
        if (controller.signal.aborted || isAborted(error)) cancelled()
        else failed(error)
      } finally {
        void client.invalidateQueries({ queryKey: creditsKey })
        void refreshHistory(client)
      }
    },
    cancel: () => running?.abort(),
  }
}

/** Tells what the server refused, which is told wherever somebody is by now; its own faults stay beside the work. */
function isRefusal(error: unknown): boolean {
  return error instanceof ApiError && error.status >= 400 && error.status < 500
}

function failureOf(error: unknown): WorkFailure {
  const known = error instanceof ApiError ? error : undefined
  const seconds = known?.retryAfterSeconds
  const advice = seconds === undefined ? undefined : speechWords.retryAfter(seconds)
  return { status: 'failed', message: messageOf(error), advice, requestId: known?.requestId, code: known?.code }
}

import { useEffect, useRef, useState } from 'react'

import { ApiError, isAborted, messageOf } from '#kit/api/index.ts'
import { musicWords } from '../words.ts'

export type MakingState =
  | { readonly status: 'idle' }
  | { readonly status: 'planning' }
  /** Videos are on their way, so much of them has left. */
  | { readonly status: 'sending'; readonly share: number }
  | {
      readonly status: 'making'
      readonly durationMs: number | undefined
      readonly since: number
      /** Whether videos are watched before it. */
      readonly isForVideo?: boolean
    }
  | { readonly status: 'failed'; readonly message: string; readonly needsSinger: boolean }

/** Tells whether something is being made, so that nothing else can begin. */
export function isBusy({ status }: MakingState): boolean {
  return status !== 'idle' && status !== 'failed'
}

/** Attempts one thing at a time and says what became of it; whoever leaves calls it off. */
export function useAttempt() {
  const [state, setState] = useState<MakingState>({ status: 'idle' })
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const attempt = async <Made>(
    first: MakingState,
    work: (signal: AbortSignal, become: (next: MakingState) => void) => Promise<Made>,
  ) => {
    if (running.current) return undefined
    const controller = new AbortController()
    const { signal } = controller
    running.current = controller
    setState(first)
    try {
      const made = await work(signal, (next) => signal.aborted || setState(next))
      setState({ status: 'idle' })
      return made
    } catch (error) {
      setState(isAborted(error) ? { status: 'idle' } : failureOf(error))
      return undefined
    } finally {
      running.current = undefined
    }
  }
  return { state, attempt, stop: () => running.current?.abort() }
}

function failureOf(error: unknown): MakingState {
  const needsSinger = error instanceof ApiError && error.code === 'engine_not_installed'
  return { status: 'failed', message: needsSinger ? musicWords.nobodySings : messageOf(error), needsSinger }
}

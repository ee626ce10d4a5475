import { useEffect, useReducer, useRef } from 'react'

import { ApiError, briefMessageOf } from '#kit/api/index.ts'
import { microphoneProblem } from '#kit/recorder/index.ts'
import type { OpenDictation } from './open-dictation.ts'

/** How far a dictation is, and what was heard of it. */
type Heard = {
  readonly status: 'idle' | 'asking' | 'listening' | 'finishing' | 'broken'
  readonly problem: string | undefined
  /** What is final, a pause after each. */
  readonly committed: readonly string[]
  /** What is understood of the rest by now. */
  readonly partial: string
  readonly elapsedMs: number
  /** How loud the microphone is, 0 … 1, as a meter shows it that falls slowly. */
  readonly level: number
}

export type Dictation = Heard & {
  start(language: string): void
  /** Ends it and keeps what was said. */
  stop(): void
  /** Ends it and forgets it. */
  discard(): void
  /** Puts away what is left of one that broke off. */
  close(): void
}

/** What is left of the level after a tenth of a second. */
const fall = 0.85
const blockMs = 100

const idle: Heard = { status: 'idle', problem: undefined, committed: [], partial: '', elapsedMs: 0, level: 0 }

type Change = (before: Heard) => Partial<Heard>

type Ends = {
  readonly onEnded: (transcriptId: string | null, isWanted: boolean) => void
  /** It broke off; the server keeps what was said by then. */
  readonly onBroken: () => void
}

/** Dictates: what the microphone hears goes to the server, words come back. Whoever leaves the screen stops being heard. */
export function useDictation({ onEnded, onBroken }: Ends): Dictation {
  const [heard, change] = useReducer((before: Heard, next: Change) => ({ ...before, ...next(before) }), idle)
  const open = useRef<OpenDictation>(undefined)
  const isThere = useLeaving(open)

  const begin = async (language: string) => {
    // Fetched when somebody dictates.
    const { openDictation } = await import('./open-dictation.ts')
    open.current = await openDictation(language, {
      heard: (level) =>
        change((before) => ({
          elapsedMs: before.elapsedMs + blockMs,
          level: Math.max(level, before.level * fall),
        })),
      partial: (partial) => change(() => ({ partial })),
      committed: (text) =>
        change(({ committed }) => ({ partial: '', committed: text === '' ? committed : [...committed, text] })),
      ended(id) {
        open.current = undefined
        change(() => idle)
        if (isThere.current) onEnded(id, wanted.current)
      },
      broken(problem) {
        change(() => ({ status: 'broken', problem, partial: '', level: 0 }))
        if (isThere.current) onBroken()
      },
    })
    if (!isThere.current) open.current.leave()
  }
  const wanted = useRef(true)
  const start = async (language: string) => {
    change(() => ({ ...idle, status: 'asking' }))
    try {
      await begin(language)
      change(({ status }) => (status === 'asking' ? { status: 'listening' } : {}))
    } catch (error) {
      const problem = error instanceof ApiError ? briefMessageOf(error) : microphoneProblem(error)
      change(() => ({ status: 'idle', problem }))
    }
  }
  const end = (keep: boolean) => {
    wanted.current = keep
    change(() => ({ status: 'finishing', level: 0 }))
    open.current?.finish(keep)
  }
  return {
    ...heard,
    start: (language) => void start(language),
    stop: () => end(true),
    discard: () => end(false),
    close: () => change(() => idle),
  }
}

/** Lets go when the screen is left; tells whether it still stands. */
function useLeaving(open: { readonly current: OpenDictation | undefined }): { readonly current: boolean } {
  const isThere = useRef(true)
  useEffect(() => {
    isThere.current = true
    return () => {
      isThere.current = false
      leaveNow(open)
    }
  }, [open])
  return isThere
}

function leaveNow(open: { readonly current: OpenDictation | undefined }): void {
  open.current?.leave()
}

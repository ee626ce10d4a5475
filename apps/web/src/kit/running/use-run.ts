import { useEffect, useRef, useState } from 'react'

import { isAborted, messageOf } from '../api/index.ts'

type Run<State> = {
  readonly signal: AbortSignal
  /** Says how far it is; nothing of what was called off is heard any more. */
  readonly become: (next: State) => void
}

/** Holds what becomes of something that goes on: whoever begins anew, or leaves, calls off what was before. */
export function useRun<State>(idle: State) {
  const [state, setState] = useState(idle)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  /** Works until it is done or called off; `failed` makes of a message the state in which it says what went wrong. */
  const run = async (work: (run: Run<State>) => Promise<void>, failed: (message: string) => State) => {
    running.current?.abort()
    const begun = new AbortController()
    running.current = begun
    const { signal } = begun
    const become = (next: State) => {
      if (!signal.aborted) setState(() => next)
    }
    try {
      await work({ signal, become })
    } catch (error) {
      if (!isAborted(error)) become(failed(messageOf(error)))
    }
  }
  const cancel = () => {
    running.current?.abort()
    setState(() => idle)
  }
  return { state, run, cancel }
}

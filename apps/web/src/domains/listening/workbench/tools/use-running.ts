import { useRef, useState } from 'react'

import { isAborted } from '#kit/api/index.ts'
import { showFailure } from '#kit/failures/show-failure.ts'

export type Running = {
  /** How far it is, 0…1, while something is under way. */
  readonly progress: number | undefined
  readonly stop: () => void
  /** Works on some things one after the other, until all are done, one fails or somebody stops it. */
  readonly run: <T>(things: readonly T[], work: (thing: T, signal: AbortSignal) => Promise<void>) => void
}

/** Lets one thing be under way at a time. */
export function useRunning(): Running {
  const [progress, tell] = useState<number>()
  const stopping = useRef<AbortController>(undefined)
  const runAll = async <T>(things: readonly T[], work: (thing: T, signal: AbortSignal) => Promise<void>) => {
    stopping.current?.abort()
    const stop = new AbortController()
    stopping.current = stop
    try {
      for (const [at, thing] of things.entries()) {
        tell(at / things.length)
        await work(thing, stop.signal)
      }
    } catch (error) {
      if (!isAborted(error)) showFailure(error)
    } finally {
      if (stopping.current === stop) tell(undefined)
    }
  }
  return {
    progress,
    stop: () => stopping.current?.abort(),
    run: (things, work) => void runAll(things, work),
  }
}

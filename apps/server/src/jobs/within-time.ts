import { TimeLimitError } from '../kernel/errors.ts'

/** Calls back later; returns how to call that off. */
export type After = (ms: number, callBack: () => void) => () => void

/** By the process's own clock, without keeping it alive. */
export const after: After = (ms, callBack) => {
  const timer = setTimeout(callBack, ms)
  timer.unref()
  return () => clearTimeout(timer)
}

/** For so long work may end in order once its time is up. */
const graceMs = 10_000

/**
 * Runs work with a time limit in milliseconds: its signal aborts at the limit, and shortly afterwards the call throws
 * `TimeLimitError`, whether or not the work has ended.
 */
export async function withinTime<Result>(
  limitMs: number,
  work: (timeUp: AbortSignal) => Promise<Result>,
  later: After = after,
): Promise<Result> {
  const timeUp = new AbortController()
  let callOff: () => void = () => undefined
  const givenUp = new Promise<never>((_resolve, reject) => {
    callOff = later(limitMs, () => {
      const error = new TimeLimitError(`the work took longer than ${limitMs} ms`)
      timeUp.abort(error)
      callOff = later(graceMs, () => reject(error))
    })
  })
  try {
    return await Promise.race([work(timeUp.signal), givenUp])
  } finally {
    callOff()
  }
}

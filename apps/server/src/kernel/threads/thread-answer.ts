import type { Worker } from 'node:worker_threads'

/**
 * Waits for what a thread says next. Rejects where it fails, ends, or says nothing within a number of milliseconds; the
 * thread is left as it is, since whoever started it knows whether it is worth keeping.
 */
export function threadAnswer(worker: Worker, withinMs: number): Promise<unknown> {
  return new Promise<unknown>((resolve, reject) => {
    const settle = () => {
      clearTimeout(clock)
      worker.off('message', answer).off('error', fail).off('exit', end)
    }
    const answer = (message: unknown) => {
      settle()
      resolve(message)
    }
    const fail = (error: unknown) => {
      settle()
      reject(error instanceof Error ? error : new Error(String(error)))
    }
    const end = (status: number) => fail(new Error(`the thread ended with status ${status} before it answered`))
    const clock = setTimeout(() => fail(new Error(`the thread did not answer within ${withinMs} ms`)), withinMs)
    worker.on('message', answer).on('error', fail).on('exit', end)
  })
}

import { Worker } from 'node:worker_threads'
import { loaderArguments } from './loader-arguments.ts'
import { threadAnswer } from './thread-answer.ts'

type Asked = {
  readonly name: string
  /** What the thread finds as its `workerData`. */
  readonly asked: unknown
  readonly patienceMs: number
  /** Ends the thread when nobody wants the answer any more. */
  readonly signal?: AbortSignal
}

/**
 * Starts a thread of our own for one question, and answers what it says first; the thread is over then, whatever came of it. Rejects
 * where it fails, ends, or says nothing in time.
 */
export async function askThread(workerUrl: URL, { name, asked, patienceMs, signal }: Asked): Promise<unknown> {
  const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name, workerData: asked })
  const stop = () => void worker.terminate().catch(() => undefined)
  signal?.addEventListener('abort', stop)
  try {
    return await threadAnswer(worker, patienceMs)
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}

import { Worker } from 'node:worker_threads'
import { CrowdedError, FairRunner } from '@vireo/engines'
import type { AccountSheet } from '@vireo/transcripts/documents'
import { AppError } from '#kernel/errors.ts'
import { loaderArguments } from '#kernel/threads/loader-arguments.ts'
import { threadAnswer } from '#kernel/threads/thread-answer.ts'
import type { With } from '#ports/ports.ts'

/** What the thread that writes an invoice is told. */
export type InvoiceRequest = { readonly sheet: AccountSheet; readonly madeAt: Date }

/** One at a time, because letters of all scripts may be unfolded for it; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 100 })
const patienceMs = 60_000

/** Writes an invoice as a PDF, in a thread of its own. Throws `rate_limit_exceeded`. */
export function writeInvoice(ctx: With<never>, asked: InvoiceRequest): Promise<Uint8Array> {
  return line
    .run(ctx.workspaceId, () => inThread(asked, ctx.signal), ctx.signal)
    .catch((error: unknown) => {
      if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 10 })
      throw error
    })
}

async function inThread(asked: InvoiceRequest, signal: AbortSignal): Promise<Uint8Array> {
  const workerUrl = new URL('./invoice-worker.ts', import.meta.url)
  const worker = new Worker(workerUrl, { execArgv: loaderArguments(workerUrl), name: 'invoice', workerData: asked })
  const stop = () => void worker.terminate().catch(() => undefined)
  signal.addEventListener('abort', stop)
  try {
    // The thread is our own code, and so is what it answers.
    return (await threadAnswer(worker, patienceMs)) as Uint8Array
  } finally {
    signal.removeEventListener('abort', stop)
    stop()
  }
}

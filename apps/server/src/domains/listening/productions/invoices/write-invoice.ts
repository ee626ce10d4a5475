import { CrowdedError, FairRunner } from '@vireo/engines'
import type { AccountSheet } from '@vireo/transcripts/documents'
import { AppError } from '#kernel/errors.ts'
import { askThread } from '#kernel/threads/ask-thread.ts'
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
  // The thread is our own code, and so is what it answers.
  return (await askThread(workerUrl, { name: 'invoice', asked, patienceMs, signal })) as Uint8Array
}

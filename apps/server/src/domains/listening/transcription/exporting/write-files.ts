import type { AdditionalFormat, TranscriptDocument } from '@vireo/contracts/transcription'
import { CrowdedError, FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { askThread } from '#kernel/threads/ask-thread.ts'
import type { With } from '#ports/ports.ts'
import type { ExportAnswer, ExportRequest, TimedSource } from './export-request.ts'

/** One at a time, because letters of all scripts may be unfolded for it; workspaces take turns. */
const line = new FairRunner({ running: 1, waiting: 100 })
const patienceMs = 5 * 60_000

/** What files are written of. */
export type Exported = {
  readonly title: string | null
  readonly language: string
  readonly document: TranscriptDocument
}

/**
 * Writes a transcript in other formats, in a thread of its own: the PDF of ten hours keeps nobody else waiting. Gives a file
 * each, in the order in which they are wanted. Throws `rate_limit_exceeded`.
 */
export function writeFiles(
  ctx: With<never>,
  { title, language, document }: Exported,
  wanted: readonly AdditionalFormat[],
): Promise<ExportAnswer> {
  return inLine(ctx, { title: title ?? '', language_code: language, ...document }, wanted)
}

/** Writes what was written segment by segment as files in the same way; it is laid out in the thread. Throws `rate_limit_exceeded`. */
export function writeTimedFiles(
  ctx: With<never>,
  source: TimedSource,
  wanted: readonly AdditionalFormat[],
): Promise<ExportAnswer> {
  return inLine(ctx, source, wanted)
}

async function inLine(
  ctx: With<never>,
  source: ExportRequest['source'],
  wanted: readonly AdditionalFormat[],
): Promise<ExportAnswer> {
  if (wanted.length === 0) return []
  const asked = { source, wanted, madeAt: ctx.now() }
  const work = () => inThread(asked, ctx.signal)
  return line.run(ctx.workspaceId, work, ctx.signal).catch((error: unknown) => {
    if (error instanceof CrowdedError) throw new AppError('rate_limit_exceeded', { retryAfterSeconds: 10 })
    throw error
  })
}

async function inThread(asked: ExportRequest, signal: AbortSignal): Promise<ExportAnswer> {
  const workerUrl = new URL('./export-worker.ts', import.meta.url)
  // The thread is our own code, and so is what it answers.
  return (await askThread(workerUrl, { name: 'export', asked, patienceMs, signal })) as ExportAnswer
}

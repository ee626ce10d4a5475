import type { Asker } from '#identity/keys/index.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { inScratchFolder } from '#voices/samples/index.ts'
import { keepRecording } from '../asking/keep-recording.ts'
import { receiveFile, type SentFormat } from '../asking/receive-file.ts'
import { changeTranscript, holdForWork } from '../keeping/transcript-store.ts'
import type { TranscriptRow } from '../tables.ts'
import { asAskerOf } from '../working/asker.ts'
import { failureOfWork } from '../working/failure-of-work.ts'
import { tellFailure } from '../working/tell-failure.ts'
import { TranscriptionOver } from '../working/transcription-over.ts'
import { fetchRecording } from './fetch-recording.ts'
import { mayAnswerLater } from './open-address.ts'

export type Fetching = {
  readonly transcriptId: string
  readonly format: SentFormat
  /** Within whose limits the price is held. */
  readonly asker?: Asker | undefined
}
export type FetchControl = { readonly signal: AbortSignal; readonly isLastAttempt?: boolean }
type FetchPorts = With<'media' | 'outbound' | 'settings' | 'storage'>

/**
 * Fetches the recording of a transcript and lets another job listen to it. An address that fails for a moment is asked again; one that
 * answers something else fails, with the reason. A transcript that was stopped or deleted meanwhile is left alone.
 */
export async function runFetch(
  ctx: FetchPorts,
  { transcriptId, format, asker }: Fetching,
  { signal, isLastAttempt = true }: FetchControl,
): Promise<void> {
  const row = await transaction(ctx, (ctx) => holdForWork(ctx, transcriptId))
  if (!row || row.source_url === null) return
  const work = { ...ctx, signal: AbortSignal.any([ctx.signal, signal]) }
  try {
    await fetchFor(await asAskerOf(work, row, asker), row, { url: row.source_url, format })
  } catch (error) {
    if (error instanceof TranscriptionOver) return
    const attempt = { signal: work.signal, isLastAttempt, isPassing: mayAnswerLater }
    await tellFailure(ctx, row, failureOfWork(error, attempt))
  }
}

function fetchFor(
  ctx: FetchPorts,
  { id, wishes }: TranscriptRow,
  { url, format }: { readonly url: string; readonly format: SentFormat },
): Promise<void> {
  return inScratchFolder(async (folder) => {
    const fetched = await fetchRecording(ctx, { url, fieldName: 'source_url' }, folder)
    const file = await receiveFile(ctx, fetched, format)
    await keepRecording(ctx, { id, file, wishes }, async (ctx, kept) => {
      // Another attempt may have brought it meanwhile: it is heard and paid once.
      if (((await holdForWork(ctx, id))?.source_url ?? null) === null) throw new TranscriptionOver()
      await changeTranscript(ctx, id, { ...kept, source_url: null })
    })
  })
}

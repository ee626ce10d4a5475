import type { TranscriptDocument } from '@vireo/contracts/transcription'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError, invariant } from '#kernel/errors.ts'
import type { TranscriptRow } from '../tables.ts'
import { findTranscript, holdTranscript } from './transcript-store.ts'
import { findVersion } from './version-store.ts'

export type Named = { readonly transcription_id: string }

/** A finished transcript, and its document as it is now. */
export type WholeTranscript = {
  readonly row: TranscriptRow
  readonly version: number
  readonly document: TranscriptDocument
}

/** Finds one of the caller's. Throws `transcript_not_found`. */
export async function getOwnTranscript(ctx: Context, { transcription_id: id }: Named): Promise<TranscriptRow> {
  const row = await findTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}

/** Finds one of the caller's and holds it. Throws `transcript_not_found`. */
export async function holdOwnTranscript(
  ctx: TransactionContext,
  { transcription_id: id }: Named,
): Promise<TranscriptRow> {
  const row = await holdTranscript(ctx, id)
  if (!row) throw new AppError('transcript_not_found')
  return row
}

/** Answers the version of a finished transcript. Throws `transcript_not_ready`, which says how it stands. */
export function versionOf({ state, failure, version }: TranscriptRow): number {
  if (state === 'done' && version !== null) return version
  const message = failure ? `This transcript failed: ${failure.message}` : undefined
  throw new AppError('transcript_not_ready', { ...(message !== undefined && { message }), data: { state } })
}

/** Finds one of the caller's with what is said in it. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function getWholeTranscript(ctx: Context, named: Named): Promise<WholeTranscript> {
  const row = await getOwnTranscript(ctx, named)
  const version = versionOf(row)
  const found = await findVersion(ctx, row.id, version)
  invariant(found, 'a finished transcript has its version')
  return { row, version, document: found.document }
}

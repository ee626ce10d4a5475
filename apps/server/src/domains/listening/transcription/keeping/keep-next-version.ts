import { type TranscriptDocument, transcriptionLimits } from '@vireo/contracts/transcription'
import type { TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { spokenIn } from '../hearing/write-document.ts'
import type { TranscriptRow } from '../tables.ts'
import { versionOf } from './transcript-as.ts'
import { changeTranscript } from './transcript-store.ts'
import { insertVersion, removeVersionsBefore } from './version-store.ts'

type Next = { readonly expected: number; readonly document: TranscriptDocument }

/**
 * Keeps a document as the next version of a transcript that is held, and answers its number. Throws `transcript_not_ready`, and
 * `transcript_changed` when another version than the expected one is there now.
 */
export async function keepNextVersion(
  ctx: TransactionContext,
  row: TranscriptRow,
  { expected, document }: Next,
): Promise<number> {
  assertVersion(row, expected)
  const version = expected + 1
  await insertVersion(ctx, {
    id: ctx.newId('transcriptVersion'),
    workspace_id: ctx.workspaceId,
    transcript_id: row.id,
    version,
    user_id: ctx.actor.userId,
    document,
    created_at: ctx.now(),
  })
  await removeVersionsBefore(ctx, row.id, transcriptionLimits.versionsMax)
  await changeTranscript(ctx, row.id, { version, spoken: spokenIn(document) })
  return version
}

/** Throws `transcript_not_ready`, and `transcript_changed` when another version than the expected one is there now. */
export function assertVersion(row: TranscriptRow, expected: number): void {
  const now = versionOf(row)
  if (now !== expected) throw new AppError('transcript_changed', { data: { version: now } })
}

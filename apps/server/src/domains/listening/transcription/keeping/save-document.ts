import type { Input } from '@vireo/contracts/kit'
import {
  type CorrectedPassage,
  type TranscriptDocument,
  transcriptionLimits,
  type transcriptionEndpoints,
} from '@vireo/contracts/transcription'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { TranscriptRow } from '../tables.ts'
import { holdTranscriptAs } from './transcript-as.ts'
import { assertVersion, keepNextVersion } from './keep-next-version.ts'
import { findVersion, removeSameSitting } from './version-store.ts'

type Saved = Input<typeof transcriptionEndpoints.save>

/**
 * Keeps a corrected document, of which only a passage may have been sent. Throws `transcript_changed` when another version than the one that was
 * corrected is there now.
 */
export async function saveDocument(ctx: Context, input: Saved): Promise<{ readonly version: number }> {
  if (input.document) assertConsistent(input.document)
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, input, 'editor')
    const { expected_version: expected } = input
    const document = input.document ?? (await withPassage(ctx, row, input))
    const version = await keepNextVersion(ctx, row, { expected, document })
    await removeSameSitting(ctx, row.id, { before: version, since: sittingBegan(ctx.now()) })
    return { version }
  })
}

/** Puts the passage that changed into the version that it was corrected in. */
async function withPassage(
  ctx: TransactionContext,
  row: TranscriptRow,
  { expected_version: expected, passage }: Saved,
): Promise<TranscriptDocument> {
  assertVersion(row, expected)
  const kept = await findVersion(ctx, row.id, expected)
  if (!kept || !passage) throw new AppError('transcript_changed', { data: { version: expected } })
  const { speakers, paragraphs } = replaced(kept.document, passage)
  assertConsistent({ speakers, paragraphs }, 'passage')
  return { speakers, paragraphs }
}

function replaced({ paragraphs }: TranscriptDocument, passage: CorrectedPassage): TranscriptDocument {
  const { first, removed, speakers } = passage
  if (first + removed > paragraphs.length)
    throw new AppError('invalid_parameters', { message: 'There are fewer paragraphs.', param: 'passage' })
  return { speakers, paragraphs: paragraphs.toSpliced(first, removed, ...passage.paragraphs) }
}

/** Tells when the part of an hour began whose corrections of one person are one version: every pause in typing keeps one. */
function sittingBegan(now: Date): Date {
  const lengthMs = transcriptionLimits.versionMinutes * 60_000
  return new Date(now.getTime() - (now.getTime() % lengthMs))
}

/** Refuses speakers that are named twice or not at all, and more words than a recording holds. */
function assertConsistent({ speakers, paragraphs }: TranscriptDocument, param = 'document'): void {
  const known = new Set(speakers.map(({ id }) => id))
  const isNamed = (id: string | null | undefined) => typeof id !== 'string' || known.has(id)
  const count = paragraphs.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const fault =
    (known.size < speakers.length && 'A speaker is named twice.') ||
    (!paragraphs.every(({ speaker_id: id }) => isNamed(id)) && 'A paragraph has a speaker who is not named.') ||
    (count > transcriptionLimits.tokensMax && 'There are more words than a recording holds.')
  if (fault) throw new AppError('invalid_parameters', { message: fault, param })
}

import type { Input } from '@vireo/contracts/kit'
import {
  type TranscriptDocument,
  transcriptionLimits,
  type transcriptionEndpoints,
} from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { spokenIn } from '../hearing/write-document.ts'
import { holdOwnTranscript, versionOf } from './get-own-transcript.ts'
import { changeTranscript } from './transcript-store.ts'
import { insertVersion, removeVersionsBefore } from './version-store.ts'

/** Keeps a corrected document. Throws `transcript_changed` when another version than the one that was corrected is there now. */
export async function saveDocument(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.save>,
): Promise<{ readonly version: number }> {
  const { document, expected_version: expected } = input
  assertConsistent(document)
  const spoken = spokenIn(document)
  return transaction(ctx, async (ctx) => {
    const row = await holdOwnTranscript(ctx, input)
    const now = versionOf(row)
    if (now !== expected) throw new AppError('transcript_changed', { data: { version: now } })
    const version = now + 1
    await insertVersion(ctx, {
      id: ctx.newId('transcriptVersion'),
      workspace_id: ctx.workspaceId,
      transcript_id: row.id,
      version,
      user_id: ctx.actor.userId,
      document,
      created_at: ctx.now(),
    })
    await removeVersionsBefore(ctx, row.id, version - transcriptionLimits.versionsMax)
    await changeTranscript(ctx, row.id, { version, spoken })
    return { version }
  })
}

/** Refuses speakers that are named twice or not at all, and more words than a recording holds. */
function assertConsistent({ speakers, paragraphs }: TranscriptDocument): void {
  const known = new Set(speakers.map(({ id }) => id))
  const isNamed = (id: string | null | undefined) => typeof id !== 'string' || known.has(id)
  const count = paragraphs.reduce((sum, { tokens }) => sum + tokens.length, 0)
  const fault =
    (known.size < speakers.length && 'A speaker is named twice.') ||
    (!paragraphs.every(({ speaker_id: id }) => isNamed(id)) && 'A paragraph has a speaker who is not named.') ||
    (count > transcriptionLimits.tokensMax && 'There are more words than a recording holds.')
  if (fault) throw new AppError('invalid_parameters', { message: fault, param: 'document' })
}

import type { Input } from '@vireo/contracts/kit'
import {
  type TranscriptDocument,
  transcriptionLimits,
  type transcriptionEndpoints,
} from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs } from './transcript-as.ts'
import { keepNextVersion } from './keep-next-version.ts'
import { removeSameSitting } from './version-store.ts'

/** Keeps a corrected document. Throws `transcript_changed` when another version than the one that was corrected is there now. */
export async function saveDocument(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.save>,
): Promise<{ readonly version: number }> {
  const { document, expected_version: expected } = input
  assertConsistent(document)
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, input, 'editor')
    const version = await keepNextVersion(ctx, row, { expected, document })
    await removeSameSitting(ctx, row.id, { before: version, since: sittingBegan(ctx.now()) })
    return { version }
  })
}

/** Tells when the part of an hour began whose corrections of one person are one version: every pause in typing keeps one. */
function sittingBegan(now: Date): Date {
  const lengthMs = transcriptionLimits.versionMinutes * 60_000
  return new Date(now.getTime() - (now.getTime() % lengthMs))
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

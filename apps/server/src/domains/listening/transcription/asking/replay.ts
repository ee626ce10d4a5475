import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { addFormats } from '../exporting/add-formats.ts'
import { readFormats } from '../exporting/read-formats.ts'
import { seenAs, type SeenTranscript } from '../keeping/transcript-as.ts'
import { findTranscriptOf } from '../keeping/transcript-store.ts'
import { findVersion } from '../keeping/version-store.ts'
import type { Accepted, Converted } from './convert.ts'

/** Answers again with the transcript that a request began, as it stands by now; undefined where it began none. */
export async function replayBegun(ctx: Context, requestId: string): Promise<SeenTranscript | undefined> {
  const row = await findTranscriptOf(ctx, requestId)
  return row && seenAs(ctx, row)
}

/**
 * Answers again with what a request heard, as it was before anybody corrected it, or that webhooks will be told; undefined where
 * nothing of it is kept.
 */
export async function replayConverted(
  ctx: With<never>,
  requestId: string,
  { additional_formats: formats }: Input<typeof transcriptionEndpoints.convert>,
): Promise<Converted | Accepted | undefined> {
  const row = await findTranscriptOf(ctx, requestId)
  if (!row) return undefined
  const { id, title, wishes, credits, duration_ms: durationMs } = row
  if (row.job_id !== null) return { accepted: row, requestId, wishes }
  const first = await findVersion(ctx, id, 1)
  invariant(first && row.timing, 'what was heard at once is there')
  const { document } = first
  const language = row.language_code ?? 'und'
  const added = await addFormats(ctx, { title, document, language }, readFormats(formats))
  const languageProbability = row.language_probability ?? 0
  return { id, document, added, wishes, language, languageProbability, durationMs, credits, timing: row.timing }
}

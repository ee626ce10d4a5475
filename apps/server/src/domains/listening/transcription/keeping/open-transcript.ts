import type { Context } from '#kernel/context.ts'
import { getWholeTranscript, type Named, type WholeTranscript } from './get-own-transcript.ts'

/** Answers one of the caller's as it is read and corrected. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function openTranscript(ctx: Context, named: Named): Promise<WholeTranscript> {
  return getWholeTranscript(ctx, named)
}

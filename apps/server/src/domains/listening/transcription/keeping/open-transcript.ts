import type { Context } from '#kernel/context.ts'
import { getWholeTranscript, type Named, seenAs, type SeenTranscript, type WholeTranscript } from './transcript-as.ts'

export type OpenedTranscript = WholeTranscript & { readonly seen: SeenTranscript }

/** Answers a transcript that the caller sees as it is read and corrected. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function openTranscript(ctx: Context, named: Named): Promise<OpenedTranscript> {
  const whole = await getWholeTranscript(ctx, named)
  return { ...whole, seen: await seenAs(ctx, whole.row) }
}

import type { Context } from '#kernel/context.ts'
import { getWholeTranscript, type Named } from './transcript-as.ts'
import type { Spoken } from './present-spoken.ts'

/** Answers what is said in a recording whose transcript the caller sees, as it is corrected now. Throws `transcript_not_found`, `transcript_not_ready`. */
export async function getSpoken(ctx: Context, named: Named): Promise<Spoken> {
  const { row, document } = await getWholeTranscript(ctx, named)
  return {
    id: row.id,
    document,
    wishes: row.wishes,
    language: row.language_code ?? 'und',
    languageProbability: row.language_probability ?? 0,
    durationMs: row.duration_ms,
    added: null,
  }
}

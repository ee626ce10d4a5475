import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs, seenAs, type SeenTranscript } from './transcript-as.ts'
import { changeTranscript } from './transcript-store.ts'

/** Renames a transcript that the caller may edit. Throws `transcript_not_found`, `forbidden`. */
export async function renameTranscript(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.rename>,
): Promise<SeenTranscript> {
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, input, 'editor')
    const { title } = input
    await changeTranscript(ctx, row.id, { title })
    return seenAs(ctx, { ...row, title })
  })
}

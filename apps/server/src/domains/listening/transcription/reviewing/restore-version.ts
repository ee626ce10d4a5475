import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { holdTranscriptAs } from '../keeping/transcript-as.ts'
import { keepNextVersion } from '../keeping/keep-next-version.ts'
import { findVersionById } from '../keeping/version-store.ts'

/**
 * Makes an earlier version the next one. Throws `transcript_version_not_found`, and `transcript_changed` when another version than
 * the one that the caller saw would be replaced.
 */
export async function restoreVersion(
  ctx: Context,
  input: Input<typeof transcriptionEndpoints.restoreVersion>,
): Promise<{ readonly version: number }> {
  return transaction(ctx, async (ctx) => {
    const row = await holdTranscriptAs(ctx, input, 'editor')
    const earlier = await findVersionById(ctx, row.id, input.transcript_version_id)
    if (!earlier) throw new AppError('transcript_version_not_found')
    return { version: await keepNextVersion(ctx, row, { expected: input.expected_version, ...earlier }) }
  })
}

import type { Input } from '@vireo/contracts/kit'
import { contentLimits, type productionsEndpoints } from '@vireo/contracts/productions'
import { hasMoreWordsThan } from '@vireo/transcripts/timed'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { saveContent } from '../tasks/save-content.ts'

/**
 * Saves what was written for a task the caller has, where its files could be written: each word of it is one there. Throws
 * `production_content_too_long`, and what else the contract names.
 */
export async function saveDeliverable(
  ctx: Context,
  asked: Input<typeof productionsEndpoints.saveContent>,
): Promise<{ readonly version: number }> {
  if (hasMoreWordsThan(asked.content.segments, contentLimits.wordsMax))
    throw new AppError('production_content_too_long')
  return saveContent(ctx, asked)
}

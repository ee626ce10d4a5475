import type { Context } from '#kernel/context.ts'
import { getTranscript, type Named } from '../keeping/transcript-as.ts'
import { listCommentsOf } from './comment-store.ts'
import { type NamedComment, withAuthors } from './present-comment.ts'

/** Lists the comments on a transcript that the caller may read. Throws `transcript_not_found`. */
export async function listComments(ctx: Context, named: Named): Promise<readonly NamedComment[]> {
  const { id } = await getTranscript(ctx, named)
  return withAuthors(ctx, await listCommentsOf(ctx, id))
}

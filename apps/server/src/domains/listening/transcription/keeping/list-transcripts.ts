import type { Input } from '@vireo/contracts/kit'
import type { transcriptionEndpoints } from '@vireo/contracts/transcription'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import { languageOfCode } from '../asking/language-of-code.ts'
import { type SeenTranscript, withAccess } from './transcript-as.ts'
import { findTranscript, listSeen } from './transcript-store.ts'

export type TranscriptList = { readonly seen: readonly SeenTranscript[]; readonly hasMore: boolean }

/** Lists the transcripts that the caller sees, newest first, page by page. Throws `invalid_cursor`. */
export async function listTranscripts(
  ctx: Context,
  {
    page_size: size,
    cursor,
    search,
    state,
    language_code: code,
    made_by: maker,
  }: Input<typeof transcriptionEndpoints.list>,
): Promise<TranscriptList> {
  if (cursor !== undefined && !(await findTranscript(ctx, cursor))) throw new AppError('invalid_cursor')
  const wanted = search?.trim()
  const rows = await listSeen(ctx, {
    after: cursor,
    limit: size + 1,
    search: wanted === '' ? undefined : wanted,
    state: state ?? undefined,
    maker: maker ?? undefined,
    language: code ? languageOfCode(code) : undefined,
  })
  return { seen: await withAccess(ctx, rows.slice(0, size)), hasMore: rows.length > size }
}

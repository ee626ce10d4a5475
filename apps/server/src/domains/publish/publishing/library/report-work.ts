import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { reportNoticeOf, reportPage, reportWordsFor } from '#sharing/page-reports/index.ts'
import { findPublished } from './find-published.ts'
import { formPages } from './library-page.ts'
import { answerGone } from './show-work.ts'

type Asked = Input<typeof publishingEndpoints.report>

/** Keeps what somebody outside says about a work, and tells them so. */
export async function reportWork(
  ctx: Context,
  { published_id: id, rawBody }: Asked & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  const published = await findPublished(ctx, id)
  if (!published) return answerGone(ctx)
  const { work_id: workId, workspace_id: workspaceId } = published.edition
  const words = reportWordsFor(ctx, 'work')
  const { lead, status } = await reportPage(ctx, { kind: 'work', id: workId, workspaceId }, rawBody)
  const body = reportNoticeOf(`/library/${workId}`, words, lead)
  return formPages.answerPage(formPages.htmlOf({ language: words.language, title: words.report, body }), { status })
}

import type { Input } from '@vireo/contracts/kit'
import type { publishingEndpoints } from '@vireo/contracts/publishing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { reportFormOf, reportWordsFor } from '#sharing/page-reports/index.ts'
import { findPublished } from './find-published.ts'
import { formPages } from './library-page.ts'
import { answerGone } from './show-work.ts'
import { lineOf } from './text-of.ts'

type Asked = Input<typeof publishingEndpoints.showReportForm>

/** Answers with the page on which anybody reports a work. It stands apart: the page of the work has an origin, and no forms. */
export async function showReportForm(ctx: Context, { published_id: id }: Asked): Promise<ByteAnswer> {
  const published = await findPublished(ctx, id)
  if (!published) return answerGone(ctx)
  const words = reportWordsFor(ctx, 'work')
  const at = `/library/${published.edition.work_id}`
  const body =
    `<div class="card"><h1>${lineOf(words.report)}</h1><p class="facts" dir="auto">${lineOf(published.edition.title)}</p>` +
    `${reportFormOf(`${at}/report`, words)}<p><a href="${at}">${lineOf(words.back)}</a></p></div>`
  return formPages.answerPage(formPages.htmlOf({ language: words.language, title: words.report, body }))
}

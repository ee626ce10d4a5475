import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { answerPage } from '../page/html-page.ts'
import { renderNotice } from '../page/render-page.ts'
import { answerAt, type Token } from '../page/show-page.ts'
import type { LinkRow, ReportRow } from '../tables.ts'
import { readReport, reportsKeptMax } from './read-report.ts'
import { insertReport, noteReported } from './report-store.ts'

/** Keeps what somebody outside says about a recording. It hides nothing; how often is limited. */
export function reportRecording(
  ctx: With<'settings'>,
  { share_token: token, rawBody }: Token & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  return answerAt(ctx, token, async ({ link }, asked) => {
    const { words } = asked
    const say = (lead: string, status: number) =>
      answerPage(renderNotice(asked, { title: words.report, lead, hasWayBack: true }), { status })
    const { said, refused } = await readReport(ctx, link.id, rawBody)
    if (refused) return say(words[refused.word], refused.status)
    await keepReport(ctx, link, said)
    return say(words.sent, 200)
  })
}

function keepReport(ctx: Context, link: LinkRow, said: Pick<ReportRow, 'reason' | 'message'>): Promise<void> {
  return transaction(ctx, async (ctx) => {
    const of = { workspace_id: link.workspace_id, share_link_id: link.id }
    const reported = await noteReported(ctx, { id: ctx.newId('shareCase'), ...of, opened_at: ctx.now() })
    if (reported.reports > reportsKeptMax) return
    const id = ctx.newId('shareReport')
    await insertReport(ctx, { id, ...of, ...said, created_at: ctx.now(), share_case_id: reported.id })
  })
}

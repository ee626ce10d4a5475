import { ShareReport } from '@vireo/contracts/sharing'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { answerPage } from '../page/html-page.ts'
import { isTooOften } from '../page/is-too-often.ts'
import { renderNotice } from '../page/render-page.ts'
import { answerAt, type Token } from '../page/show-page.ts'
import { insertReport } from './report-store.ts'

/** Keeps what somebody outside says about a recording. It hides nothing; how often is limited. */
export function reportRecording(
  ctx: With<'settings'>,
  { share_token: token, rawBody }: Token & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  return answerAt(ctx, token, async ({ link }, asked) => {
    const { words } = asked
    const report = ShareReport.safeParse(Object.fromEntries(new URLSearchParams(Buffer.from(rawBody).toString('utf8'))))
    const say = (lead: string, status: number) =>
      answerPage(renderNotice(asked, { title: words.report, lead, hasWayBack: true }), { status })
    if (!report.success || report.data.message.includes('\0')) return say(words.reason, 422)
    try {
      await beginAttempt(ctx, 'shareReport', link.id)
    } catch (error) {
      if (!isTooOften(error)) throw error
      return say(words.often, 429)
    }
    await insertReport(ctx, {
      id: ctx.newId('shareReport'),
      workspace_id: link.workspace_id,
      share_link_id: link.id,
      ...report.data,
      created_at: ctx.now(),
    })
    return say(words.sent, 200)
  })
}

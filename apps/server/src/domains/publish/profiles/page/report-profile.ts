import type { Input } from '@vireo/contracts/kit'
import type { profilesEndpoints } from '@vireo/contracts/profiles'
import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { reportNoticeOf, reportPage, reportWordsFor } from '#sharing/page-reports/index.ts'
import { findShown } from './find-shown.ts'
import { answerPage, htmlOf } from './html-page.ts'
import { renderGone } from './render-page.ts'
import { wordsFor } from './words-in.ts'

/** Keeps what somebody outside says about a profile, and tells them so. */
export async function reportProfile(
  ctx: With<'vault' | 'settings'>,
  { profile_handle: given, rawBody }: Input<typeof profilesEndpoints.report> & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  const shown = await findShown(ctx, given)
  if (!shown) return answerPage(renderGone(wordsFor(ctx)), { status: 404 })
  const { user_id: id, workspace_id: workspaceId } = shown.profile
  const words = reportWordsFor(ctx, 'profile')
  const { lead, status } = await reportPage(ctx, { kind: 'profile', id, workspaceId }, rawBody)
  const body = reportNoticeOf(`/@${shown.handle}`, words, lead)
  return answerPage(htmlOf({ language: words.language, title: words.report, body }), { status })
}

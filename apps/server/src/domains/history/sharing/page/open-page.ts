import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { verifyPassword } from '#identity/passwords/index.ts'
import { countVisit } from './count-visit.ts'
import { answerPage } from './html-page.ts'
import { isTooOften } from './is-too-often.ts'
import { renderLocked, renderPage } from './render-page.ts'
import { answerGone, askedOf, type Token, visitedOr } from './show-page.ts'
import { unlockKeyOf } from './unlock-key.ts'

/** Answers with the page of a link to whoever knows its password; guessing is limited. */
export async function openPage(
  ctx: With<'settings' | 'vault'>,
  { share_token: token, rawBody }: Token & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  const asked = askedOf(ctx, token)
  const visited = await visitedOr(ctx, token)
  if (!visited) return answerGone(asked)
  const { link } = visited
  const offered = new URLSearchParams(Buffer.from(rawBody).toString('utf8')).get('password') ?? ''
  try {
    const attempt = await beginAttempt(ctx, 'sharePassword', link.id)
    const isRight =
      link.password_hash === null ||
      (await verifyPassword(offered.slice(0, 128), link.password_hash, ctx.client.address))
    if (!isRight) return answerPage(renderLocked(asked, asked.words.wrong), { status: 403 })
    await attempt.succeeded()
  } catch (error) {
    if (!isTooOften(error)) throw error
    return answerPage(renderLocked(asked, asked.words.often), { status: 429 })
  }
  countVisit(ctx, link.id, 'opens')
  return answerPage(renderPage(visited, { ...asked, key: unlockKeyOf(ctx, link) }))
}

import type { ByteAnswer } from '#kernel/byte-stream.ts'
import { isTooOften } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { beginAttempt } from '#identity'
import { verifyPassword } from '#identity/passwords/index.ts'
import { countVisit } from './count-visit.ts'
import { faceOf } from './face.ts'
import type { Visited } from './find-visited.ts'
import { answerPage } from './html-page.ts'
import { type Asked, renderLocked, renderPage } from './render-page.ts'
import { answerAt, answerOpen, type Token } from './show-page.ts'
import { unlockKeyOf } from './unlock-key.ts'

type Opening = With<'settings' | 'vault' | 'storage'>

/** Answers with the page of a link to whoever knows its password; guessing is limited. */
export function openPage(
  ctx: Opening,
  { share_token: token, rawBody }: Token & { readonly rawBody: Uint8Array },
): Promise<ByteAnswer> {
  const offered = new URLSearchParams(Buffer.from(rawBody).toString('utf8')).get('password') ?? ''
  return answerAt(ctx, token, (visited, asked) => {
    const { password_hash: expected } = visited.link
    return expected === null ? answerOpen(ctx, visited, asked) : unlock(ctx, visited, { asked, offered, expected })
  })
}

async function unlock(
  ctx: Opening,
  visited: Visited,
  { asked, offered, expected }: { readonly asked: Asked; readonly offered: string; readonly expected: string },
): Promise<ByteAnswer> {
  const { link } = visited
  try {
    const attempt = await beginAttempt(ctx, 'sharePassword', link.id)
    if (!(await verifyPassword(offered.slice(0, 128), expected, ctx.client.address)))
      return answerPage(renderLocked(asked, asked.words.wrong), { status: 403 })
    await attempt.succeeded()
  } catch (error) {
    if (!isTooOften(error)) throw error
    return answerPage(renderLocked(asked, asked.words.often), { status: 429 })
  }
  countVisit(ctx, link.id, 'opens')
  const face = await faceOf(ctx, visited.item)
  return answerPage(renderPage(visited, { ...asked, face, key: unlockKeyOf(ctx, link) }))
}

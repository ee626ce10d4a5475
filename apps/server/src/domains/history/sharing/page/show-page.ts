import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { countVisit } from './count-visit.ts'
import { faceOf } from './face.ts'
import { findVisited, type Visited } from './find-visited.ts'
import { answerPage } from './html-page.ts'
import { type Asked, renderLocked, renderNotice, renderPage } from './render-page.ts'
import { wordsFor } from './words-in.ts'

export type Token = { readonly share_token: string }

/** Answers with the page of a link, where it has a password with one that asks for it. */
export function showPage(
  ctx: With<'settings' | 'vault' | 'storage'>,
  { share_token: token }: Token,
): Promise<ByteAnswer> {
  return answerAt(ctx, token, (visited, asked) => {
    if (visited.link.password_hash !== null) return answerPage(renderLocked(asked))
    return answerOpen(ctx, visited, asked)
  })
}

/** Answers with the page of a link that has no password. */
export async function answerOpen(ctx: With<'storage'>, visited: Visited, asked: Asked): Promise<ByteAnswer> {
  const { link, item, pages } = visited
  const html = pages.get(asked.language) ?? renderPage(visited, { ...asked, face: await faceOf(ctx, item) })
  pages.set(asked.language, html)
  const page = answerPage(html, { mayBeIndexed: link.may_be_indexed })
  return {
    ...page,
    // Not where somebody asks only whether it is there.
    send(sink, signal) {
      countVisit(ctx, link.id, 'opens')
      return page.send(sink, signal)
    },
  }
}

/**
 * Answers for what a link leads to. For links that were forged, guessed, ended, expired, or never there it is one page, which says so
 * with 404.
 */
export async function answerAt(
  ctx: With<'settings'>,
  token: string,
  answer: (visited: Visited, asked: Asked) => ByteAnswer | Promise<ByteAnswer>,
): Promise<ByteAnswer> {
  const address = new URL(`/s/${encodeURIComponent(token)}`, ctx.ports.settings.contentUrl)
  const asked = { ...wordsFor(ctx), address, home: ctx.ports.settings.publicUrl }
  const visited = await visitedOr(ctx, token)
  if (visited) return answer(visited, asked)
  const { gone: title, goneLead: lead } = asked.words
  return answerPage(renderNotice(asked, { title, lead, hasWayBack: false }), { status: 404 })
}

async function visitedOr(ctx: Context, token: string): Promise<Visited | undefined> {
  try {
    return await findVisited(ctx, token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'share_link_not_found') return undefined
    throw error
  }
}

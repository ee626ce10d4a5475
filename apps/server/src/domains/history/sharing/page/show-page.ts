import type { ByteAnswer } from '#kernel/byte-stream.ts'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { countVisit } from './count-visit.ts'
import { findVisited, type Visited } from './find-visited.ts'
import { answerPage } from './html-page.ts'
import { type Asked, renderLocked, renderNotice, renderPage } from './render-page.ts'
import { wordsFor } from './words-in.ts'

export type Token = { readonly share_token: string }

/** Answers with the page of a link; whatever does not open has one page, which says so with 404. */
export async function showPage(ctx: With<'settings' | 'vault'>, { share_token: token }: Token): Promise<ByteAnswer> {
  const asked = askedOf(ctx, token)
  const visited = await visitedOr(ctx, token)
  if (!visited) return answerGone(asked)
  if (visited.link.password_hash !== null) return answerPage(renderLocked(asked))
  countVisit(ctx, visited.link.id, 'opens')
  const html = visited.pages.get(asked.language) ?? renderPage(visited, asked)
  visited.pages.set(asked.language, html)
  return answerPage(html, { mayBeIndexed: visited.link.may_be_indexed })
}

/** Finds what a link leads to; undefined for whatever does not open. */
export async function visitedOr(ctx: Context, token: string): Promise<Visited | undefined> {
  try {
    return await findVisited(ctx, token)
  } catch (error) {
    if (error instanceof AppError && error.code === 'share_link_not_found') return undefined
    throw error
  }
}

/** Collects what a page is written with. */
export function askedOf(ctx: With<'settings'>, token: string): Asked {
  const address = new URL(`/share/${encodeURIComponent(token)}`, ctx.ports.settings.publicUrl)
  return { ...wordsFor(ctx), address }
}

/** Answers alike for links that were forged, guessed, ended, expired, or never there. */
export function answerGone(asked: Asked): ByteAnswer {
  const { gone: title, goneLead: lead } = asked.words
  return answerPage(renderNotice(asked, { title, lead, hasWayBack: false }), { status: 404 })
}

import { asAsker, type Asker } from '#identity/keys/index.ts'
import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { addVersion } from '../content/add-version.ts'
import { findPage, holdPage, savePage } from '../content/page-store.ts'
import { findNewestVersion } from '../content/version-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { holdProject } from '../projects/project-store.ts'
import type { PageRow } from '../tables.ts'
import { addressOf } from './address-of.ts'
import type { Article } from './article.ts'
import { fetchPage } from './fetch-page.ts'
import { readArticle } from './read-article.ts'
import { settlePage } from './settle-page.ts'

export type PageReading = {
  readonly pageId: string
  /** Whether its speech is made, and heard as soon as it is there; otherwise what was read is a draft. */
  readonly converts: boolean
  /** Whose limits count; the project's own where nobody asked by name. */
  readonly asker?: Asker | undefined
  /** Whether nobody tries again what goes wrong now. */
  readonly isLastAttempt?: boolean
}

/** Reads the article of a page. What cannot be read is kept for the owner to see. */
export async function readPage(ctx: With<'outbound'>, reading: PageReading): Promise<void> {
  const { pageId, converts, asker, isLastAttempt = false } = reading
  const page = await findPage(ctx, pageId)
  if (!page || page.address === null || (page.state !== 'reading' && !asker)) return
  try {
    // Strangers name addresses: only what says itself that it is to be read is read for them.
    const player = asker || page.accepted_by === 'owner' ? undefined : page.project_id
    const { article, address } = await followName(ctx, await readAt(ctx, page.address, player), player)
    const reader = asker ? await asAsker(ctx, asker) : ctx
    await transaction(reader, async (ctx) => {
      const project = await holdProject(ctx, page.project_id)
      if (!project) return
      const said = withTitle(article, page)
      const target = await settlePage(ctx, { project, pageId, article: said, address })
      if (!target) return
      const newest = await findNewestVersion(ctx, target.id)
      const given = { project, page: target, article: withTitle(article, target), publishes: converts }
      // What nobody asked for by name follows what is written, and nothing else that changed meanwhile.
      if (!asker && newest?.text === given.article.text && newest.state !== 'failed') return
      await addVersion(ctx, { ...given, converts })
    })
  } catch (error) {
    if (ctx.signal.aborted || (isPassing(error) && !isLastAttempt)) throw error
    if (!(error instanceof AppError)) ctx.log.error({ err: error, pageId }, 'a page could not be read')
    const code = error instanceof AppError ? error.code : 'service_unavailable'
    await transaction(ctx, async (ctx) => {
      const current = await holdPage(ctx, page.id)
      if (current) await savePage(ctx, { ...current, state: 'failed', error_code: code, read_at: ctx.now() })
    })
  }
}

type Found = { readonly article: Article; readonly address: string }

async function readAt(ctx: With<'outbound'>, address: string, player: string | undefined): Promise<Found> {
  const { markup, url } = await fetchPage(ctx, address)
  return { article: await readArticle({ markup, kind: 'page', player }, ctx.workspaceId), address: url.href }
}

/**
 * Follows a page to the one whose name it says it has, where that says the same: what is heard at an address was read there, and
 * no page puts its words in the place of another's.
 */
async function followName(ctx: With<'outbound'>, found: Found, player: string | undefined): Promise<Found> {
  const name = await nameOf(ctx, found)
  if (name === found.address) return found
  const named = await readAt(ctx, name, player).catch((error: unknown) => {
    if (isPassing(error)) throw error
    return undefined
  })
  return named?.address === name && (await nameOf(ctx, named)) === name ? named : found
}

/** Returns what a page says its address is, where that is proven too; else where it was found. */
async function nameOf(ctx: With<'outbound'>, { article: { canonical }, address }: Found): Promise<string> {
  const name = canonical === null ? undefined : addressOf(canonical, address)
  return name && (await provenHosts(ctx)).has(name.hostname) ? name.href : address
}

/** Tells whether reading may go right a little later. */
function isPassing(error: unknown): boolean {
  return !(error instanceof AppError) || error.code === 'service_unavailable'
}

function withTitle(article: Article, page: PageRow): Article {
  const title = page.title ?? article.title
  const isSaid = title === null || article.text.startsWith(title)
  return {
    ...article,
    title,
    author: page.author ?? article.author,
    text: isSaid ? article.text : `${title}\n\n${article.text}`,
  }
}

import { AppError } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { addVersion } from '../content/add-version.ts'
import { findPage, holdPage, savePage } from '../content/page-store.ts'
import { findNewestVersion } from '../content/version-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { holdProject } from '../projects/project-store.ts'
import { asAsker, type Asker } from '../speaking/as-asker.ts'
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
}

/** Reads the article of a page. What cannot be read is kept for the owner to see. */
export async function readPage(ctx: With<'outbound'>, { pageId, converts, asker }: PageReading): Promise<void> {
  const page = await findPage(ctx, pageId)
  if (!page || page.address === null || (page.state !== 'reading' && !asker)) return
  try {
    const { markup, url } = await fetchPage(ctx, page.address)
    // Strangers name addresses: only what says itself that it is to be read is read for them.
    const player = asker || page.accepted_by === 'owner' ? undefined : page.project_id
    const article = await readArticle({ markup, kind: 'page', player }, ctx.workspaceId)
    const address = await canonicalOf(ctx, article, url)
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
    if (ctx.signal.aborted || !(error instanceof AppError) || error.code === 'service_unavailable') throw error
    await transaction(ctx, async (ctx) => {
      const current = await holdPage(ctx, page.id)
      if (current) await savePage(ctx, { ...current, state: 'failed', error_code: error.code, read_at: ctx.now() })
    })
  }
}

/** Returns what the document says its address is, where that is proven too; else where it was found. */
async function canonicalOf(ctx: With<'outbound'>, { canonical }: Article, url: URL): Promise<string> {
  const named = canonical === null ? undefined : addressOf(canonical, url.href)
  return named && (await provenHosts(ctx)).has(named.hostname) ? named.href : url.href
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

import { AppError } from '#kernel/errors.ts'
import type { TransactionContext } from '#kernel/context.ts'
import { transaction } from '#kernel/transaction.ts'
import type { With } from '#ports/ports.ts'
import { addVersion } from '../content/add-version.ts'
import { findPage, findPageAt, holdPage, insertPage, savePage } from '../content/page-store.ts'
import { findNewestVersion } from '../content/version-store.ts'
import { provenHosts } from '../domains/proven-hosts.ts'
import { findProject } from '../projects/project-store.ts'
import { asAsker, type Asker } from '../speaking/as-asker.ts'
import type { PageRow } from '../tables.ts'
import { addressOf } from './address-of.ts'
import type { Article } from './article.ts'
import { fetchPage } from './fetch-page.ts'
import { readArticle } from './read-article.ts'

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
  if (page?.state !== 'reading' || page.address === null) return
  try {
    const { markup, url } = await fetchPage(ctx, page.address)
    const article = await readArticle({ markup, kind: 'page' }, ctx.workspaceId)
    const canonical = await canonicalOf(ctx, article, url)
    const project = await findProject(ctx, page.project_id)
    if (!project) return
    const reader = asker ? await asAsker(ctx, asker) : ctx
    await transaction(reader, async (ctx) => {
      const target = await settleAddress(ctx, page.id, canonical)
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

/**
 * Gives a page the address that it says it has, and makes what it was found under another name of it. Answers the page that was
 * read.
 */
async function settleAddress(ctx: TransactionContext, pageId: string, canonical: string): Promise<PageRow | undefined> {
  const page = await holdPage(ctx, pageId)
  if (!page) return undefined
  const read = { state: 'read', error_code: null, read_at: ctx.now() } as const
  if (page.address === canonical || page.address === null) {
    await savePage(ctx, { ...page, ...read })
    return { ...page, ...read }
  }
  const found = await findPageAt(ctx, page.project_id, canonical)
  const other = found && (await holdPage(ctx, found.alias_of ?? found.id))
  if (other && other.id !== page.id) {
    await savePage(ctx, { ...page, ...read, alias_of: other.id })
    await savePage(ctx, { ...other, ...read })
    return { ...other, ...read }
  }
  const renamed = { ...page, ...read, address: canonical }
  const before = found && (await holdPage(ctx, found.id))
  if (before) {
    // It had that name once: the two change names, by way of one that no page has.
    await savePage(ctx, { ...before, address: before.id })
    await savePage(ctx, renamed)
    await savePage(ctx, { ...before, address: page.address })
    return renamed
  }
  await savePage(ctx, renamed)
  await insertPage(ctx, {
    ...page,
    ...read,
    id: ctx.newId('audioNativePage'),
    alias_of: page.id,
    published_version_id: null,
    created_at: ctx.now(),
  })
  return renamed
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

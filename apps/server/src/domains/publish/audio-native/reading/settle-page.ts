import { audioNativeLimits } from '@vireo/contracts/audio-native'
import type { TransactionContext } from '#kernel/context.ts'
import { textKeyOf } from '../content/add-version.ts'
import {
  countVisited,
  deletePage,
  findPageAt,
  findPageSaying,
  holdPage,
  insertPage,
  moveAliases,
  savePage,
} from '../content/page-store.ts'
import type { PageRow, ProjectRow } from '../tables.ts'
import type { Article } from './article.ts'

const dayMs = 24 * 60 * 60 * 1000

export type FoundPage = {
  /** Held by the caller, so that as many are let in as may be. */
  readonly project: ProjectRow
  readonly pageId: string
  readonly article: Article
  /** The address that it has by its own account. */
  readonly address: string
}

/**
 * Settles which page was read: what says the same as another page is another name of that, and what a visitor brought is
 * let in within bounds. Answers the page whose text it is; undefined where there is nothing to make of it.
 */
export async function settlePage(ctx: TransactionContext, found: FoundPage): Promise<PageRow | undefined> {
  const page = await holdPage(ctx, found.pageId)
  if (!page) return undefined
  if (page.accepted_by === null && (await isSameAsAnother(ctx, page, found))) return undefined
  const settled = await settleAddress(ctx, page, found.address)
  return settled.accepted_by === null ? letIn(ctx, settled, found.project) : settled
}

/** Makes an address that a visitor named another name of the page that says the same; false where none does. */
async function isSameAsAnother(
  ctx: TransactionContext,
  page: PageRow,
  { project, article }: FoundPage,
): Promise<boolean> {
  const same = await findPageSaying(ctx, project.id, textKeyOf(article))
  if (!same || same.id === page.id) return false
  await makeAlias(ctx, page, same.id)
  return true
}

/** Lets in what a visitor brought and has the player, so many a day; what goes beyond waits for the owner. */
async function letIn(ctx: TransactionContext, page: PageRow, project: ProjectRow): Promise<PageRow | undefined> {
  const { accepted, waiting } = await countVisited(ctx, project.id, new Date(ctx.now().getTime() - dayMs))
  if (project.reads_new_pages && accepted < audioNativeLimits.newPagesPerDay) {
    const admitted: PageRow = { ...page, accepted_by: 'visitor', accepted_at: ctx.now() }
    await savePage(ctx, admitted)
    return admitted
  }
  if (waiting < audioNativeLimits.waitingMax) await savePage(ctx, { ...page, state: 'waiting' })
  else await deletePage(ctx, page.id)
  return undefined
}

const readNow = (ctx: TransactionContext) => ({ state: 'read', error_code: null, read_at: ctx.now() }) as const

async function makeAlias(ctx: TransactionContext, page: PageRow, of: string): Promise<void> {
  await moveAliases(ctx, page.id, of)
  await savePage(ctx, { ...page, ...readNow(ctx), alias_of: of })
}

/** Gives a page the address that it says it has, and makes what it was found under another name of it. */
async function settleAddress(ctx: TransactionContext, page: PageRow, canonical: string): Promise<PageRow> {
  const read = readNow(ctx)
  const renamed = { ...page, ...read, address: canonical }
  if (page.address === canonical || page.address === null) {
    await savePage(ctx, { ...page, ...read })
    return { ...page, ...read }
  }
  const found = await findPageAt(ctx, page.project_id, canonical)
  const other = found && (await holdPage(ctx, found.alias_of ?? found.id))
  if (other && other.id !== page.id) {
    await makeAlias(ctx, page, other.id)
    const { accepted_by, accepted_at } = other.accepted_by === null ? page : other
    const target = { ...other, ...read, accepted_by, accepted_at }
    await savePage(ctx, target)
    return target
  }
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

import { AppError } from '#kernel/errors.ts'
import { type Context, system } from '#kernel/context.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { findUser } from '#users'
import { isLive } from '../links/is-live.ts'
import { findLinkByDigest } from '../links/link-store.ts'
import { digestOf } from '../links/link-token.ts'
import { findAllowsLinks } from '../settings/settings-store.ts'
import type { LinkRow } from '../tables.ts'
import { rememberPages } from './remembered-pages.ts'

/** What a link leads to. */
export type Visited = {
  readonly link: LinkRow
  readonly item: HistoryRow
  readonly publicName: string | null
  /** Its page as it was written, by language. */
  readonly pages: Map<string, Buffer>
}

const visits = rememberPages<Visited>()

/** Finds what a link leads to. Throws `share_link_not_found`, alike for whatever does not open. */
export async function findVisited(ctx: Context, token: string): Promise<Visited> {
  const digest = digestOf(token)
  const visited = await visits(ctx, digest, () => read(ctx, digest))
  if (!visited || !isLive(visited.link, ctx.now())) throw new AppError('share_link_not_found')
  return visited
}

async function read(ctx: Context, digest: string): Promise<Visited | undefined> {
  const link = await findLinkByDigest(ctx, digest)
  return link && readVisited(ctx, link)
}

/** Reads what a link leads to at this moment; undefined where it does not open. */
export async function readVisited(ctx: Context, link: LinkRow): Promise<Visited | undefined> {
  if (!isLive(link, ctx.now())) return undefined
  const inside = { ...ctx, actor: system, workspaceId: link.workspace_id }
  try {
    const [item, maker, allowsLinks] = await Promise.all([
      getOwnItem(inside, { history_item_id: link.history_item_id }),
      findUser(ctx, link.user_id),
      findAllowsLinks(inside),
    ])
    // One may have been made in the moment in which the workspace forbade them and ended all others.
    if (!allowsLinks) return undefined
    return { link, item, publicName: maker?.public_name ?? null, pages: new Map() }
  } catch (error) {
    if (error instanceof AppError && error.code === 'history_item_not_found') return undefined
    throw error
  }
}

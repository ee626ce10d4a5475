import { FairRunner } from '@vireo/engines'
import { AppError } from '#kernel/errors.ts'
import { type Context, system } from '#kernel/context.ts'
import { getOwnItem, type HistoryRow } from '#history'
import { findUser } from '#users'
import { isLive } from '../links/is-live.ts'
import { findLinkByDigest } from '../links/link-store.ts'
import { digestOf } from '../links/link-token.ts'
import { findAllowsLinks } from '../settings/settings-store.ts'
import type { LinkRow } from '../tables.ts'

/** What a link leads to. */
export type Visited = {
  readonly link: LinkRow
  readonly item: HistoryRow
  readonly publicName: string | null
  /** Its page as it was written, by language. */
  readonly pages: Map<string, Buffer>
}

/** So many visitors of one page share what was read; an item that was deleted is heard for so much longer. */
const freshMs = 1000
const rememberedMax = 50
/**
 * Links are read a few at a time, addresses taking turns: hundreds of guesses at once would stand in front of everybody else's
 * queries. More can wait than an instance has requests under way.
 */
const line = new FairRunner({ running: 4, waiting: 5000 })

type Reading = Promise<Visited | undefined>
type Remembered = {
  /** What opened, by digest. Guesses are not in it: however many there are, they push out no page that is visited. */
  readonly pages: Map<string, { readonly until: number; readonly visited: Visited }>
  readonly underWay: Map<string, Reading>
}
const ofProduct = new WeakMap<Context['hooks'], Remembered>()

/** Finds what a link leads to. Throws `share_link_not_found`, alike for whatever does not open. */
export async function findVisited(ctx: Context, token: string): Promise<Visited> {
  const remembered = ofProduct.get(ctx.hooks) ?? { pages: new Map(), underWay: new Map() }
  ofProduct.set(ctx.hooks, remembered)
  const digest = digestOf(token)
  const known = remembered.pages.get(digest)
  const isFresh = known !== undefined && known.until > ctx.now().getTime()
  const visited = isFresh ? known.visited : await readOnce(ctx, remembered, digest)
  if (!visited || !isLive(visited.link, ctx.now())) throw new AppError('share_link_not_found')
  return visited
}

/** Reads every link anew from now on: one of them ended or changed. */
export function forgetVisited(ctx: Context): void {
  ofProduct.delete(ctx.hooks)
}

/** Reads a link once for everybody who asks for it meanwhile, and remembers for a second what opened. */
function readOnce(ctx: Context, { pages, underWay }: Remembered, digest: string): Reading {
  const begun = underWay.get(digest)
  if (begun) return begun
  const now = ctx.now().getTime()
  const reading = line
    .run(ctx.client.address, () => read(ctx, digest))
    .then((visited) => {
      for (const [key, { until }] of pages) if (until <= now) pages.delete(key)
      if (pages.size >= rememberedMax) pages.delete(pages.keys().next().value ?? '')
      if (visited) pages.set(digest, { until: now + freshMs, visited })
      return visited
    })
    .finally(() => underWay.delete(digest))
  underWay.set(digest, reading)
  return reading
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

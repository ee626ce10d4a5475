import type { HistoryItemId, UserId, WorkspaceId } from '@vireo/contracts/kit'
import { type Context, system } from '#kernel/context.ts'
import { findOwnItems, type HistoryRow } from '#history'
import type { With } from '#ports/ports.ts'
import { titleOf, voicesOf } from '../page/title-of.ts'
import { findAllowsLinks } from '../settings/settings-store.ts'
import type { LinkRow } from '../tables.ts'
import { findOpenLinks, findOpenLinksOf, listOpenLinks } from './link-store.ts'
import { addressOf } from './link-token.ts'

/** A recording that everybody hears who comes by its link: it opens, and without a password. */
export type PublicRecording = {
  readonly historyItemId: HistoryItemId
  readonly workspaceId: WorkspaceId
  /** Names the link as it is today; another one has another. */
  readonly linkDigest: string
  readonly address: string
  /** How it begins; undefined where nothing of it is written. */
  readonly title: string | undefined
  readonly voices: string | undefined
  readonly item: Pick<HistoryRow, 'voice_id' | 'duration_ms' | 'peaks' | 'content_type' | 'source'>
}

type Reading = With<'vault' | 'settings'>

/** Finds those recordings that somebody shares by these links and that are public at this moment, in whatever workspace. */
export async function findPublicRecordings(
  ctx: Reading,
  userId: UserId,
  digests: readonly string[],
): Promise<PublicRecording[]> {
  return digests.length === 0 ? [] : readAll(ctx, await findOpenLinks(ctx, userId, digests))
}

/** Finds those of these recordings that the caller shares from their workspace with everybody. */
export async function findOwnPublicRecordings(
  ctx: Reading,
  itemIds: readonly HistoryItemId[],
): Promise<PublicRecording[]> {
  return itemIds.length === 0 ? [] : readAll(ctx, await findOpenLinksOf(ctx, itemIds))
}

export type PublicRecordingsPage = {
  readonly recordings: readonly PublicRecording[]
  readonly nextCursor: string | null
}

/** Lists the recordings that the caller shares from their workspace with everybody, the newest link first. */
export async function listPublicRecordings(
  ctx: Reading,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<PublicRecordingsPage> {
  const links = await listOpenLinks(ctx, { cursor, limit: limit + 1 })
  const shown = links.slice(0, limit)
  return {
    recordings: await readAll(ctx, shown),
    nextCursor: links.length > limit ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** Reads what links lead to, with two questions for each of their workspaces. */
async function readAll(ctx: Reading, links: readonly LinkRow[]): Promise<PublicRecording[]> {
  const workspaces = [...new Set(links.map((link) => link.workspace_id))]
  const items = new Map((await Promise.all(workspaces.map((workspaceId) => itemsOf(ctx, workspaceId, links)))).flat())
  return links.flatMap((link) => {
    const item = items.get(link.history_item_id)
    const address = addressOf(ctx, link)
    return item && address !== undefined ? [recordingOf(link, { item, address })] : []
  })
}

async function itemsOf(
  ctx: Context,
  workspaceId: WorkspaceId,
  links: readonly LinkRow[],
): Promise<(readonly [string, HistoryRow])[]> {
  const inside = { ...ctx, actor: system, workspaceId }
  const ids = links.filter((link) => link.workspace_id === workspaceId).map((link) => link.history_item_id)
  const [allowsLinks, items] = await Promise.all([findAllowsLinks(inside), findOwnItems(inside, ids)])
  return allowsLinks ? items.map((item) => [item.id, item] as const) : []
}

function recordingOf(
  link: LinkRow,
  { item, address }: { readonly item: HistoryRow; readonly address: string },
): PublicRecording {
  return {
    historyItemId: link.history_item_id,
    workspaceId: link.workspace_id,
    linkDigest: link.token_hash,
    address,
    title: titleOf(item),
    voices: voicesOf(item),
    item,
  }
}

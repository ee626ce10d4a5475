import type { HistoryItemId, ShareLinkId, UserId } from '@vireo/contracts/kit'
import sql, { empty, type Sql } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { LinkRow } from '../tables.ts'

const columns = sql`id, workspace_id, history_item_id, user_id, token_hash, token_sealed, expires_at, password_hash,
  may_download, may_be_indexed, opens, plays, revoked_at, taken_down_at, created_at`

/** Finds the link that a recording of the caller's workspace has or had. */
export function findLinkOf(ctx: Context, itemId: HistoryItemId): Promise<LinkRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from share_links where history_item_id = ${itemId} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds the same and holds it until the transaction ends. */
export function holdLinkOf(ctx: Context, itemId: HistoryItemId): Promise<LinkRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from share_links
    where history_item_id = ${itemId} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Writes a link; of two at once for one recording the first stands, and the second is undefined. */
export function insertLink(ctx: Context, row: LinkRow): Promise<LinkRow | undefined> {
  return ctx.db.maybe(sql`
    insert into share_links (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.history_item_id}, ${row.user_id}, ${row.token_hash}, ${row.token_sealed},
      ${row.expires_at}, ${row.password_hash}, ${row.may_download}, ${row.may_be_indexed}, ${row.opens}, ${row.plays},
      ${row.revoked_at}, ${row.taken_down_at}, ${row.created_at})
    on conflict (history_item_id) do nothing returning ${columns}`)
}

/** Writes how a link is now. What was counted is written by others at the same time, and left alone. */
export async function saveLink(ctx: Context, row: LinkRow): Promise<void> {
  await ctx.db.run(sql`
    update share_links set user_id = ${row.user_id}, token_hash = ${row.token_hash}, token_sealed = ${row.token_sealed},
      expires_at = ${row.expires_at}, password_hash = ${row.password_hash}, may_download = ${row.may_download},
      may_be_indexed = ${row.may_be_indexed}, revoked_at = ${row.revoked_at}, taken_down_at = ${row.taken_down_at}
    where id = ${row.id}`)
}

/** Ends every link of the caller's workspace, and returns the digests of those that had not ended. */
export async function revokeAll(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.many<Pick<LinkRow, 'token_hash'>>(sql`
    update share_links set revoked_at = ${ctx.now()}
    where workspace_id = ${ctx.workspaceId} and revoked_at is null returning token_hash`)
  return rows.map((row) => row.token_hash)
}

/** Finds which of these recordings have a link that opens, and the id of each. */
export function findLiveIds(
  ctx: Context,
  itemIds: readonly HistoryItemId[],
): Promise<Pick<LinkRow, 'id' | 'history_item_id'>[]> {
  return ctx.db.many(sql`
    select id, history_item_id from share_links
    where history_item_id = any(${itemIds}) and workspace_id = ${ctx.workspaceId} and revoked_at is null
      and taken_down_at is null and (expires_at is null or expires_at > ${ctx.now()})`)
}

/** Tells whether whoever runs the instance took one of these recordings of the caller's workspace out of public view. */
export async function isAnyTakenDown(ctx: Context, itemIds: readonly HistoryItemId[]): Promise<boolean> {
  const rows = await ctx.db.many(sql`
    select id from share_links
    where history_item_id = any(${itemIds}) and workspace_id = ${ctx.workspaceId} and taken_down_at is not null limit 1`)
  return rows.length > 0
}

/** Finds a link by the digest of its address, in whatever workspace: whoever has the address may. */
export function findLinkByDigest(ctx: Context, digest: string): Promise<LinkRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from share_links where token_hash = ${digest}`)
}

/** Finds those of these links of somebody's that open for everybody without a password, in whatever workspace. */
export function findOpenLinks(ctx: Context, userId: UserId, digests: readonly string[]): Promise<LinkRow[]> {
  return ctx.db.many(sql`
    select ${columns} from share_links
    where token_hash = any(${digests}) and user_id = ${userId} and ${isOpenToAll(ctx)}`)
}

/** Lists the links of the caller in their workspace that open for everybody without a password, the newest first. */
export function listOpenLinks(ctx: Context, { cursor, limit }: OpenLinksPage): Promise<LinkRow[]> {
  return ctx.db.many(sql`
    select ${columns} from share_links
    where workspace_id = ${ctx.workspaceId} and user_id = ${ctx.actor.userId} and ${isOpenToAll(ctx)}
      ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

/** Finds the same for these recordings. */
export function findOpenLinksOf(ctx: Context, itemIds: readonly HistoryItemId[]): Promise<LinkRow[]> {
  return ctx.db.many(sql`
    select ${columns} from share_links
    where history_item_id = any(${itemIds}) and workspace_id = ${ctx.workspaceId} and user_id = ${ctx.actor.userId}
      and ${isOpenToAll(ctx)}`)
}

export type OpenLinksPage = {
  /** The id of the last link of the page before; the first page without it. */
  readonly cursor: string | undefined
  readonly limit: number
}

function isOpenToAll(ctx: Context): Sql {
  return sql`password_hash is null and revoked_at is null and taken_down_at is null
    and (expires_at is null or expires_at > ${ctx.now()})`
}

/** Finds links of any workspace; for whoever runs the instance. */
export function findLinks(ctx: Context, ids: readonly ShareLinkId[]): Promise<LinkRow[]> {
  return ctx.db.many(sql`select ${columns} from share_links where id = any(${ids})`)
}

/** Holds a link of any workspace until the transaction ends; for whoever runs the instance. */
export function holdLink(ctx: Context, id: ShareLinkId): Promise<LinkRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from share_links where id = ${id} for update`)
}

export type Visits = { readonly opens: number; readonly plays: number }

/** Adds to links how often they were opened and played since. */
export async function addVisits(ctx: Context, visits: ReadonlyMap<string, Visits>): Promise<void> {
  const counted = [...visits].map(([id, { opens, plays }]) => ({ id, opens, plays }))
  await ctx.db.run(sql`
    update share_links set opens = share_links.opens + seen.opens, plays = share_links.plays + seen.plays
    from jsonb_to_recordset(${JSON.stringify(counted)}::jsonb) as seen(id text, opens int, plays int)
    where share_links.id = seen.id`)
}

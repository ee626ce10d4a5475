import type { UserId, VoiceId, HistoryItemId, WorkspaceId } from '@vireo/contracts/kit'
import type { HistoryQuery } from '@vireo/contracts/history'
import sql, { empty, join, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { seesEverything } from '#resources'
import type { HistoryRow } from './tables.ts'

export const itemColumns = sql`id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text, settings,
  output_format, content_type, storage_key, size_bytes, duration_ms, credits, character_count_from, character_count_to,
  peaks, dialogue, feedback, content_key, created_at`

const insertedColumns = sql`id, workspace_id, user_id, request_id, source, voice_id, voice_name, voice_category, model_id, text,
  settings, output_format, content_type, storage_key, size_bytes, duration_ms, credits, character_count_from,
  character_count_to, peaks, dialogue, content_key, created_at, alignments, is_whole`

/** How many rows a search reads in list order before it asks the word index for the rest. */
const searchWindow = 500

/**
 * Returns the SQL condition that limits a query to the caller's own items; admins of the workspace and the product
 * itself see all.
 */
export function mine({ actor }: Pick<Context, 'actor'>): Sql {
  return seesEverything(actor) ? empty : sql`and user_id = ${actor.userId}`
}

/** Whether all that was asked for is in it. */
export type Wholeness = { readonly is_whole: boolean }

/** Inserts a history item and adds its bytes to the workspace's storage use. */
export async function insertItem(ctx: TransactionContext, row: HistoryRow & Wholeness): Promise<void> {
  await ctx.db.run(sql`
    with counted as (
      insert into history_storage_changes (workspace_id, size_bytes) values (${row.workspace_id}, ${row.size_bytes}))
    insert into history_items (${insertedColumns})
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.request_id}, ${row.source}, ${row.voice_id}, ${row.voice_name},
      ${row.voice_category}, ${row.model_id}, ${row.text}, ${JSON.stringify(row.settings)}::jsonb, ${row.output_format}, ${row.content_type},
      ${row.storage_key}, ${row.size_bytes}, ${row.duration_ms}, ${row.credits}, ${row.character_count_from}, ${row.character_count_to},
      ${row.peaks}, ${row.dialogue && JSON.stringify(row.dialogue)}::jsonb, ${row.content_key}, ${row.created_at}, ${row.alignments && JSON.stringify(row.alignments)}::jsonb,
      ${row.is_whole})`)
}

/** Finds one of the caller's items with its character times, which lists leave out. */
export function findItem(ctx: Context, id: HistoryItemId): Promise<HistoryRow | undefined> {
  return ctx.db.maybe(sql`
    select ${itemColumns}, alignments from history_items
    where id = ${id} and workspace_id = ${ctx.workspaceId} and deleted_at is null ${mine(ctx)}`)
}

/** Finds where an item of the caller's workspace is stored, whoever made it. */
export function findStored(
  ctx: Context,
  id: HistoryItemId,
): Promise<Pick<HistoryRow, 'storage_key' | 'size_bytes'> | undefined> {
  return ctx.db.maybe(sql`
    select storage_key, size_bytes from history_items
    where id = ${id} and workspace_id = ${ctx.workspaceId} and deleted_at is null`)
}

/** Finds a history item of a user in any workspace; only for callers who may look into all of them. */
export function findItemOfUser(ctx: Context, id: HistoryItemId, userId: UserId): Promise<HistoryRow | undefined> {
  return ctx.db.maybe(sql`
    select ${itemColumns}, null as alignments from history_items
    where id = ${id} and user_id = ${userId} and deleted_at is null`)
}

export type MadeBy = {
  readonly userId: UserId
  readonly workspaceIds: readonly WorkspaceId[]
  /** The one after which it goes on. */
  readonly after: HistoryItemId | undefined
  readonly limit: number
}

/**
 * Lists what a person made in these workspaces, the newest first; only for callers who may look into them. A deleted item keeps its
 * place, so that a cursor never breaks.
 */
export function listMadeBy(ctx: Context, { userId, workspaceIds, after, limit }: MadeBy): Promise<HistoryRow[]> {
  const behindIt = after
    ? sql`and (created_at, id) < (select created_at, id from history_items where id = ${after} and user_id = ${userId})`
    : empty
  return ctx.db.many(sql`
    select ${itemColumns}, null as alignments from history_items
    where workspace_id = any(${workspaceIds}) and user_id = ${userId} and deleted_at is null ${behindIt}
    order by created_at desc, id desc limit ${limit}`)
}

/** Finds those of the given history items that the caller may see; others are left out. */
export function findItems(ctx: Context, ids: readonly HistoryItemId[]): Promise<HistoryRow[]> {
  return ctx.db.many(sql`
    select ${itemColumns}, null as alignments from history_items
    where id = any(${ids}) and workspace_id = ${ctx.workspaceId} and deleted_at is null ${mine(ctx)}`)
}

/**
 * Finds the newest of the caller's items whose content keys begin with one of these, each of ten hexadecimal digits; with the beginning of the
 * likeliest first.
 */
export function findItemOfContent(ctx: Context, beginnings: readonly string[]): Promise<HistoryRow | undefined> {
  return ctx.db.maybe(sql`
    select ${itemColumns}, null as alignments from history_items
    where workspace_id = ${ctx.workspaceId} and left(content_key, 10) = any(${beginnings}) and content_key is not null
      and deleted_at is null ${mine(ctx)}
    order by array_position(${beginnings}::text[], left(content_key, 10)), created_at desc, id desc limit 1`)
}

/** Finds the history item that a request made in the caller's workspace, with its alignments; not what broke off. */
export function findItemOfRequest(ctx: Context, requestId: string): Promise<HistoryRow | undefined> {
  return ctx.db.maybe(sql`
    select ${itemColumns}, alignments from history_items
    where request_id = ${requestId} and workspace_id = ${ctx.workspaceId} and is_whole and deleted_at is null`)
}

export type Position = { readonly createdAt: Date; readonly id: HistoryItemId }

/** Finds where an item stands in the list; deleted items keep their place, so that a cursor never breaks. */
export async function findPosition(ctx: Context, id: HistoryItemId): Promise<Position | undefined> {
  const row = await ctx.db.maybe<{ id: HistoryItemId; created_at: Date }>(sql`
    select id, created_at from history_items where id = ${id} and workspace_id = ${ctx.workspaceId} ${mine(ctx)}`)
  return row && { id: row.id, createdAt: row.created_at }
}

/** Finds up to `limit` items after a position, in list order. */
export async function findPage(
  ctx: Context,
  query: HistoryQuery,
  after: Position | undefined,
  limit: number,
): Promise<HistoryRow[]> {
  const narrowed = sql`workspace_id = ${ctx.workspaceId} and deleted_at is null ${mine(ctx)} ${filters(query)}`
  const order = query.sort_direction === 'asc' ? sql`order by created_at, id` : sql`order by created_at desc, id desc`
  if (!query.search) {
    return ctx.db.many(sql`
      select ${itemColumns}, null as alignments from history_items
      where ${narrowed} ${behind(query, after)} ${order} limit ${limit}`)
  }
  return searchPage(ctx, { query, narrowed, order, after, limit })
}

type Search = {
  readonly query: HistoryQuery
  readonly narrowed: Sql
  readonly order: Sql
  readonly after: Position | undefined
  readonly limit: number
}

/**
 * Finds a page of items whose text contains the searched words. A frequent word is found among the next rows of the
 * list, a rare one through the word index. Neither plan suits both and the planner cannot know, so both are tried in
 * turn.
 */
async function searchPage(ctx: Context, { query, narrowed, order, after, limit }: Search): Promise<HistoryRow[]> {
  const pattern = likePattern(query.search ?? '')
  const near = await ctx.db.many<HistoryRow & { last_at: Date | null; last_id: string | null }>(sql`
    with next as (select * from history_items where ${narrowed} ${behind(query, after)} ${order} limit ${searchWindow}),
      edge as (select created_at as last_at, id as last_id from next order by created_at ${query.sort_direction === 'asc' ? sql`desc, id desc` : sql`asc, id asc`} limit 1)
    select edge.last_at, edge.last_id, found.* from edge
      left join (select ${itemColumns}, null as alignments from next where text ilike ${pattern}) found on true
    ${order} limit ${limit}`)
  const [first] = near
  const rows = near.filter((row) => row.id !== null)
  if (rows.length >= limit || !first?.last_id || !first.last_at) return rows
  // A pattern that the planner cannot see has one plan for all words, which is kept: planning took as long as finding.
  const far = await ctx.db.many<HistoryRow>(sql`
    with matching as materialized (
      select ${itemColumns} from history_items where ${narrowed} and text ilike (select ${pattern})
        ${behind(query, { createdAt: first.last_at, id: first.last_id })})
    select *, null as alignments from matching ${order} limit ${limit - rows.length}`)
  return [...rows, ...far]
}

function filters(query: HistoryQuery): Sql {
  const conditions = [
    query.voice_id ? sql`and voice_id = ${query.voice_id}` : empty,
    query.model_id ? sql`and model_id = ${query.model_id}` : empty,
    query.source ? sql`and source = ${query.source}` : empty,
    query.date_after_unix === null || query.date_after_unix === undefined
      ? empty
      : sql`and created_at >= to_timestamp(${query.date_after_unix})`,
    query.date_before_unix === null || query.date_before_unix === undefined
      ? empty
      : sql`and created_at < to_timestamp(${query.date_before_unix})`,
  ]
  return join(conditions, ' ')
}

function behind(query: HistoryQuery, after: Position | undefined): Sql {
  if (!after) return empty
  return query.sort_direction === 'asc'
    ? sql`and (created_at, id) > (${after.createdAt}, ${after.id})`
    : sql`and (created_at, id) < (${after.createdAt}, ${after.id})`
}

function likePattern(search: string): string {
  return `%${search.replaceAll(/[\\%_]/g, '\\$&')}%`
}

/** Finds the storage keys of these items, deleted ones included; unknown ids are left out. */
export async function findKnownKeys(ctx: Context, ids: readonly HistoryItemId[]): Promise<string[]> {
  const rows = await ctx.db.many<{ storage_key: string }>(sql`
    select storage_key from history_items where id = any(${ids})`)
  return rows.map((row) => row.storage_key)
}

/** Counts the history items of the caller's workspace that were spoken by a voice. */
export async function countItemsOfVoice(ctx: Context, voiceId: VoiceId): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) from history_items
    where workspace_id = ${ctx.workspaceId} and voice_id = ${voiceId} and deleted_at is null`)
  return count
}

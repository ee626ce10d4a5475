import type { VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { visibleTo } from '#resources'

export type CollectionRow = {
  readonly id: string
  readonly workspace_id: WorkspaceId
  readonly title: string
  readonly title_folded: string
  readonly icon: string
  readonly created_by: string
  readonly created_at: Date
  readonly updated_at: Date
}

const columns = raw('id, workspace_id, title, title_folded, icon, created_by, created_at, updated_at')

/** Lists the collections that the caller sees, by title. */
export function listCollectionRows(ctx: Context): Promise<CollectionRow[]> {
  return ctx.db.many(sql`
    select ${columns} from voice_collections where workspace_id = ${ctx.workspaceId} and ${seen(ctx)}
    order by title_folded collate "C", id`)
}

/** Finds a collection that the caller sees. */
export function findCollection(ctx: Context, id: string): Promise<CollectionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from voice_collections where id = ${id} and workspace_id = ${ctx.workspaceId} and ${seen(ctx)}`)
}

/** Finds a collection that the caller sees and locks its row until the transaction ends. */
export function holdCollection(ctx: TransactionContext, id: string): Promise<CollectionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from voice_collections where id = ${id} and workspace_id = ${ctx.workspaceId} and ${seen(ctx)}
    for update`)
}

function seen(ctx: Context): Sql {
  return visibleTo(ctx, 'voice_collection', sql`voice_collections.id`)
}

/** Makes whoever else adds a collection to this workspace wait, and tells how many there are. */
export async function countCollectionsHeld(ctx: TransactionContext): Promise<number> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`voice-collections:${ctx.workspaceId}`}, 0))`)
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from voice_collections where workspace_id = ${ctx.workspaceId}`,
  )
  return count
}

/** Inserts a collection. */
export async function insertCollection(ctx: TransactionContext, row: CollectionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_collections (id, workspace_id, title, title_folded, icon, created_by, created_at, updated_at)
    values (${row.id}, ${row.workspace_id}, ${row.title}, ${row.title_folded}, ${row.icon}, ${row.created_by},
      ${row.created_at}, ${row.updated_at})`)
}

/** Updates title and icon of a collection. */
export async function updateCollectionRow(ctx: TransactionContext, row: CollectionRow): Promise<void> {
  await ctx.db.run(sql`
    update voice_collections set title = ${row.title}, title_folded = ${row.title_folded}, icon = ${row.icon},
      updated_at = ${row.updated_at}
    where id = ${row.id}`)
}

/** Deletes a collection, not its voices. */
export async function deleteCollectionRow(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from voice_collections where id = ${id}`)
}

/** Adds a voice to a collection; does nothing when it is in there already. */
export async function insertMember(ctx: TransactionContext, collectionId: string, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    insert into voice_collection_voices (collection_id, voice_id, added_at)
    values (${collectionId}, ${voiceId}, ${ctx.now()}) on conflict do nothing`)
}

/** Removes a voice from a collection. */
export async function deleteMember(ctx: TransactionContext, collectionId: string, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`
    delete from voice_collection_voices where collection_id = ${collectionId} and voice_id = ${voiceId}`)
}

/** Removes a voice from every collection, because it is gone. */
export async function deleteMemberships(ctx: TransactionContext, voiceId: VoiceId): Promise<void> {
  await ctx.db.run(sql`delete from voice_collection_voices where voice_id = ${voiceId}`)
}

/** Lists the voices in these collections. */
export function listMembers(
  ctx: Context,
  collectionIds: readonly string[],
): Promise<{ readonly collection_id: string; readonly voice_id: VoiceId }[]> {
  return ctx.db.many(sql`
    select collection_id, voice_id from voice_collection_voices where collection_id = any(${collectionIds})`)
}

/** Lists which collections that the caller sees these voices are in. */
export function listMemberships(
  ctx: Context,
  voiceIds: readonly VoiceId[],
): Promise<{ readonly collection_id: string; readonly voice_id: VoiceId }[]> {
  return ctx.db.many(sql`
    select m.collection_id, m.voice_id from voice_collection_voices m
    join voice_collections on voice_collections.id = m.collection_id
    where m.voice_id = any(${voiceIds}) and voice_collections.workspace_id = ${ctx.workspaceId} and ${seen(ctx)}
    order by m.collection_id`)
}

/** Builds the condition that a voice is in a collection that the caller sees: in the one named, or in any. */
export function inCollection(ctx: Context, collectionId: string | undefined, voiceId: Sql): Sql {
  const which = collectionId === undefined ? sql`true` : sql`voice_collections.id = ${collectionId}`
  return sql`exists (
    select 1 from voice_collection_voices m join voice_collections on voice_collections.id = m.collection_id
    where m.voice_id = ${voiceId} and voice_collections.workspace_id = ${ctx.workspaceId} and ${which} and ${seen(ctx)})`
}

/** Lists the voices in a collection that the caller sees: in the one named, or in any. */
export async function listCollected(ctx: Context, collectionId: string | undefined): Promise<ReadonlySet<string>> {
  const which = collectionId === undefined ? sql`true` : sql`voice_collections.id = ${collectionId}`
  const rows = await ctx.db.many<{ voice_id: VoiceId }>(sql`
    select distinct m.voice_id from voice_collection_voices m
    join voice_collections on voice_collections.id = m.collection_id
    where voice_collections.workspace_id = ${ctx.workspaceId} and ${which} and ${seen(ctx)}`)
  return new Set(rows.map((row) => row.voice_id))
}

/** Lists the collections of a workspace with their voices, for its export. */
export function listHeldCollections(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select c.id, c.title, c.icon, c.created_at,
      array(select voice_id from voice_collection_voices m where m.collection_id = c.id order by added_at) as voice_ids
    from voice_collections c where workspace_id = ${workspaceId} order by created_at`)
}

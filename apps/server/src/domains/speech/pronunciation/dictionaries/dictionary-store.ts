import type { WorkspaceId } from '@vireo/contracts/kit'
import type { PronunciationTest } from '@vireo/contracts/pronunciation'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { visibleInPage, visibleTo } from '#resources'
import type { DictionaryRow, ListedDictionary } from '../tables.ts'

const columns = raw(
  'd.id, d.workspace_id, d.name, d.name_folded, d.description, d.created_by, d.created_at, d.archived_at, d.latest_version_id, d.tests',
)
const listed = sql`
  select ${columns}, v.rules_num from pronunciation_dictionaries d
  join pronunciation_versions v on v.id = d.latest_version_id`

/** Where a page begins: behind a dictionary, by what the pages are sorted by. */
export type PageStart = { readonly value: string; readonly id: string }

export type DictionaryOrder = {
  readonly by: 'creation_time_unix' | 'name'
  readonly descending: boolean
  readonly includesArchived: boolean
  readonly after: PageStart | undefined
  readonly limit: number
}

/** Lists the dictionaries that the caller sees, in pages by key. */
export async function listDictionaryRows(ctx: Context, order: DictionaryOrder): Promise<ListedDictionary[]> {
  const { by, descending, includesArchived, after, limit } = order
  const key = by === 'name' ? sql`d.name_folded collate "C"` : sql`d.created_at`
  const value = after && (by === 'name' ? sql`${after.value}` : sql`${new Date(after.value)}::timestamptz`)
  const beyond = descending ? sql`<` : sql`>`
  const direction = descending ? sql`desc` : sql`asc`
  return ctx.db.many(sql`
    ${listed} where d.workspace_id = ${ctx.workspaceId}
      and ${await visibleInPage(ctx, 'pronunciation_dictionary', sql`d.id`)}
      ${includesArchived ? empty : sql`and d.archived_at is null`}
      ${after && value ? sql`and (${key}, d.id) ${beyond} (${value}, ${after.id})` : empty}
    order by ${key} ${direction}, d.id ${direction} limit ${limit}`)
}

/** Finds a dictionary that the caller sees. */
export function findDictionary(ctx: Context, id: string): Promise<ListedDictionary | undefined> {
  return ctx.db.maybe(sql`${listed} where d.id = ${id} and d.workspace_id = ${ctx.workspaceId} and ${seen(ctx)}`)
}

/** Finds several dictionaries that the caller sees. */
export function findDictionaries(ctx: Context, ids: readonly string[]): Promise<ListedDictionary[]> {
  return ctx.db.many(
    sql`${listed} where d.id = any(${[...ids]}) and d.workspace_id = ${ctx.workspaceId} and ${seen(ctx)}`,
  )
}

/** Finds a dictionary that the caller sees and locks its row until the transaction ends. */
export async function holdDictionary(ctx: TransactionContext, id: string): Promise<ListedDictionary | undefined> {
  // First the lock, then the look: joined in one, a version that was made meanwhile would not be found.
  await ctx.db.run(sql`
    select id from pronunciation_dictionaries where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
  return findDictionary(ctx, id)
}

function seen(ctx: Context): Sql {
  return visibleTo(ctx, 'pronunciation_dictionary', sql`d.id`)
}

/** Makes whoever else adds a dictionary to this workspace wait, and tells how many there are. */
export async function countDictionariesHeld(ctx: TransactionContext): Promise<number> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`pronunciation:${ctx.workspaceId}`}, 0))`)
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from pronunciation_dictionaries where workspace_id = ${ctx.workspaceId}`,
  )
  return count
}

/** Inserts a dictionary, whose first version is inserted in the same transaction. */
export async function insertDictionary(ctx: TransactionContext, row: DictionaryRow): Promise<void> {
  await ctx.db.run(sql`
    insert into pronunciation_dictionaries (id, workspace_id, name, name_folded, description, created_by, created_at,
      archived_at, latest_version_id, tests)
    values (${row.id}, ${row.workspace_id}, ${row.name}, ${row.name_folded}, ${row.description}, ${row.created_by},
      ${row.created_at}, ${row.archived_at}, ${row.latest_version_id}, ${JSON.stringify(row.tests)}::jsonb)`)
}

/** Updates what a dictionary is called, whether it is archived, and which version is its newest. */
export async function updateDictionaryRow(ctx: TransactionContext, row: DictionaryRow): Promise<void> {
  await ctx.db.run(sql`
    update pronunciation_dictionaries set name = ${row.name}, name_folded = ${row.name_folded},
      archived_at = ${row.archived_at}, latest_version_id = ${row.latest_version_id}
    where id = ${row.id}`)
}

/** Puts tests in place of those that a dictionary has. */
export async function updateTests(
  ctx: TransactionContext,
  id: string,
  tests: readonly PronunciationTest[],
): Promise<void> {
  await ctx.db.run(sql`update pronunciation_dictionaries set tests = ${JSON.stringify(tests)}::jsonb where id = ${id}`)
}

/** Lists every dictionary of a workspace, for its export and its end. */
export function listDictionariesOf(ctx: Context, workspaceId: WorkspaceId): Promise<ListedDictionary[]> {
  return ctx.db.many(sql`${listed} where d.workspace_id = ${workspaceId} order by d.created_at, d.id`)
}

/** Deletes a dictionary with its versions. */
export async function deleteDictionary(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`delete from pronunciation_dictionaries where id = ${id}`)
}

/** Makes somebody else the maker of what a member made in a workspace. */
export async function updateMaker(
  ctx: TransactionContext,
  { workspaceId, from, to }: { readonly workspaceId: WorkspaceId; readonly from: string; readonly to: string },
): Promise<void> {
  await ctx.db.run(sql`
    update pronunciation_versions v set created_by = ${to} from pronunciation_dictionaries d
    where d.id = v.dictionary_id and d.workspace_id = ${workspaceId} and v.created_by = ${from}`)
  await ctx.db.run(sql`
    update pronunciation_dictionaries set created_by = ${to}
    where workspace_id = ${workspaceId} and created_by = ${from}`)
}

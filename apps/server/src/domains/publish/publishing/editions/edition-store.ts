import type { HistoryItemId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { EditionRow } from '../tables.ts'

const columns = raw(`id, work_id, workspace_id, number, state, error_code, kind, title, author, description, language,
  genres, audience, mature_content, isbn, cover_key, cover_bytes, normalizes_loudness, may_be_indexed, created_by,
  created_at, released_at, ended_at`)

/** Whoever begins and withdraws over and over leaves no more of it behind. */
const unheardMax = 20

/** Inserts an edition. */
export async function insertEdition(ctx: Context, row: EditionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into publishing_editions (${columns})
    values (${row.id}, ${row.work_id}, ${row.workspace_id}, ${row.number}, ${row.state}, ${row.error_code}, ${row.kind},
      ${row.title}, ${row.author}, ${row.description}, ${row.language}, ${row.genres}, ${row.audience},
      ${row.mature_content}, ${row.isbn}, ${row.cover_key}, ${row.cover_bytes}, ${row.normalizes_loudness},
      ${row.may_be_indexed}, ${row.created_by}, ${row.created_at}, ${row.released_at}, ${row.ended_at})`)
}

/** Lists of each work of the caller's workspace and each state the newest edition, and the newest that was heard. */
export function listNewestEditions(ctx: Context, workIds: readonly string[]): Promise<EditionRow[]> {
  return ctx.db.many(sql`
    select distinct on (work_id, state, released_at is null) ${columns} from publishing_editions
    where workspace_id = ${ctx.workspaceId} and work_id = any(${workIds}) order by work_id, state, released_at is null, number desc`)
}

/** Finds an edition of the caller's workspace. */
export function findEdition(ctx: Context, id: string): Promise<EditionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from publishing_editions where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Tells which number the next edition of a work has. */
export async function nextNumber(ctx: Context, workId: string): Promise<number> {
  const { number } = await ctx.db.one<{ number: number }>(sql`
    select coalesce(max(number), 0) + 1 as number from publishing_editions where work_id = ${workId}`)
  return number
}

const keyPrefix = 'publishing.edition:'

/** Names the job that makes an edition. */
export function editionKeyOf({ id }: Pick<EditionRow, 'id'>): string {
  return `${keyPrefix}${id}`
}

/** Lists editions of every workspace that are to be made since before an instant, while no job makes them or is to. */
export function listLostEditions(ctx: Context, before: Date): Promise<EditionRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_editions
    where state = 'making' and created_at < ${before} and not exists (
      select from jobs where jobs.key = ${keyPrefix} || publishing_editions.id and jobs.state in ('queued', 'running'))
    order by id`)
}

/** Forgets what was begun of a work and never heard, but for the last of it. */
export async function forgetUnheardEditions(ctx: Context, workId: string): Promise<void> {
  await ctx.db.run(sql`
    delete from publishing_editions
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and state in ('withdrawn', 'failed')
      and released_at is null
      and number <= (select max(number) from publishing_editions newest where newest.work_id = ${workId}) - ${unheardMax}`)
}

/** Lists the editions of a work that are heard or being made. */
export function listOpenEditions(ctx: Context, workId: string): Promise<EditionRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_editions
    where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and state in ('live', 'making')`)
}

/** Lists the works of the caller's workspace whose open editions have a recording as a chapter, always in the same order. */
export async function listWorksHeardWith(ctx: Context, itemId: HistoryItemId): Promise<string[]> {
  const rows = await ctx.db.many<{ work_id: string }>(sql`
    select distinct e.work_id from publishing_edition_chapters c join publishing_editions e on e.id = c.edition_id
    where c.workspace_id = ${ctx.workspaceId} and c.history_item_id = ${itemId} and e.state in ('live', 'making')
    order by e.work_id`)
  return rows.map(({ work_id: id }) => id)
}

/** Lets everybody hear an edition. */
export async function releaseEdition(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update publishing_editions set state = 'live', released_at = ${ctx.now()}
    where id = ${id} and workspace_id = ${ctx.workspaceId} and state = 'making'`)
}

export type Ending = { readonly state: 'replaced' | 'withdrawn' | 'failed'; readonly errorCode?: string }

/** Ends an edition that is heard or being made; tells which files nobody needs any more for its sake. */
export async function endEdition(ctx: Context, edition: EditionRow, { state, errorCode }: Ending): Promise<string[]> {
  await ctx.db.run(sql`
    update publishing_editions set state = ${state}, error_code = ${errorCode ?? null}, ended_at = ${ctx.now()}
    where id = ${edition.id} and workspace_id = ${ctx.workspaceId}`)
  const chapters = await ctx.db.many<{ storage_key: string | null }>(sql`
    delete from publishing_edition_chapters
    where edition_id = ${edition.id} and workspace_id = ${ctx.workspaceId} returning storage_key`)
  return [edition.cover_key, ...chapters.flatMap(({ storage_key: key }) => key ?? [])]
}

/** Lists every file that a work of the caller's workspace has. */
export async function listFilesOf(ctx: Context, workId: string): Promise<string[]> {
  const rows = await ctx.db.many<{ key: string }>(sql`
    select cover_key as key from publishing_works
      where id = ${workId} and workspace_id = ${ctx.workspaceId} and cover_key is not null
    union select cover_key from publishing_editions
      where work_id = ${workId} and workspace_id = ${ctx.workspaceId} and state in ('live', 'making')
    union select c.storage_key from publishing_edition_chapters c join publishing_editions e on e.id = c.edition_id
      where e.work_id = ${workId} and e.workspace_id = ${ctx.workspaceId} and c.storage_key is not null
    union select storage_key from publishing_uploads
      where work_id = ${workId} and workspace_id = ${ctx.workspaceId}`)
  return rows.map(({ key }) => key)
}

/** Tells which of these files a work or an edition still has. */
export async function listUsedFiles(ctx: Context, keys: readonly string[]): Promise<string[]> {
  const rows = await ctx.db.many<{ key: string }>(sql`
    select cover_key as key from publishing_works where cover_key = any(${keys})
    union select cover_key from publishing_editions where cover_key = any(${keys}) and state in ('live', 'making')
    union select storage_key from publishing_edition_chapters where storage_key = any(${keys})
    union select storage_key from publishing_uploads where storage_key = any(${keys})`)
  return rows.map(({ key }) => key)
}

/** Selects the keys of all covers that works have. */
export const workCoverKeys = sql`select cover_key as storage_key from publishing_works where cover_key is not null`

/** Selects the keys of all covers that listeners see. */
export const editionCoverKeys = sql`
  select cover_key as storage_key from publishing_editions where state in ('live', 'making')`

/** Selects the keys of all sound that listeners hear. */
export const editionSoundKeys = sql`
  select storage_key from publishing_edition_chapters where storage_key is not null`

import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { defineRead, readRow } from '#kernel/database/gather.ts'
import type { Cue, EditionChapterRow, EditionRow } from '../tables.ts'

/** A chapter without what is said in it, which is many times as much. */
export type ChapterOfEdition = Omit<EditionChapterRow, 'cues'>

/** Tells whether it is known what is said in a chapter: of what was uploaded nobody knows. */
export function hasWords({ upload_id: uploadId }: Pick<ChapterOfEdition, 'upload_id'>): boolean {
  return uploadId === null
}

const columns =
  raw(`edition_id, chapter_id, workspace_id, history_item_id, upload_id, place, title, is_preview, storage_key,
  size_bytes, duration_ms, published_at`)

/** Inserts the chapters of an edition, as they are to be made. */
export async function insertEditionChapters(ctx: Context, rows: readonly ChapterOfEdition[]): Promise<void> {
  for (const row of rows)
    await ctx.db.run(sql`
      insert into publishing_edition_chapters (${columns})
      values (${row.edition_id}, ${row.chapter_id}, ${row.workspace_id}, ${row.history_item_id}, ${row.upload_id},
        ${row.place}, ${row.title}, ${row.is_preview}, ${row.storage_key}, ${row.size_bytes}, ${row.duration_ms},
        ${row.published_at})`)
}

/**
 * Gives a chapter of an edition the sound that everybody hears of the same recording now, where it was brought to the level
 * alike: a file stays for as long as one edition has it. Tells whether there is one. Whoever calls holds the work, so that
 * nothing of it ends meanwhile.
 */
export async function takeOverChapter(
  ctx: TransactionContext,
  edition: EditionRow,
  { chapter_id: chapterId }: ChapterOfEdition,
): Promise<boolean> {
  const taken = await ctx.db.many(sql`
    update publishing_edition_chapters next
    set storage_key = heard.storage_key, size_bytes = heard.size_bytes, duration_ms = heard.duration_ms, cues = heard.cues
    from publishing_edition_chapters heard join publishing_editions live on live.id = heard.edition_id
    where next.edition_id = ${edition.id} and next.chapter_id = ${chapterId} and next.workspace_id = ${ctx.workspaceId}
      and live.work_id = ${edition.work_id} and live.state = 'live'
      and live.normalizes_loudness = ${edition.normalizes_loudness}
      and (heard.history_item_id = next.history_item_id or heard.upload_id = next.upload_id)
      and heard.storage_key is not null
    returning next.chapter_id`)
  return taken.length > 0
}

/** Lists the chapters of an edition, in their order. */
export function listEditionChapters(ctx: Context, editionId: string): Promise<ChapterOfEdition[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_edition_chapters where edition_id = ${editionId} order by place`)
}

export type EditionProgress = { readonly edition_id: string; readonly chapters: number; readonly made: number }

/** Counts of those of these editions that are being made how many chapters they have, and how many are made. */
export async function listProgress(ctx: Context, editions: readonly EditionRow[]): Promise<EditionProgress[]> {
  const ids = editions.filter(({ state }) => state === 'making').map(({ id }) => id)
  if (ids.length === 0) return []
  return ctx.db.many(sql`
    select edition_id, count(*) as chapters, count(storage_key) as made from publishing_edition_chapters
    where workspace_id = ${ctx.workspaceId} and edition_id = any(${ids}) group by edition_id`)
}

/** Finds what is said in the first chapters of an edition, by chapter: in as many as are so many bytes together. */
export async function findFirstCues(
  ctx: Context,
  editionId: string,
  bytesMax: number,
): Promise<Map<string, readonly Cue[]>> {
  const rows = await ctx.db.many<{ chapter_id: string; cues: readonly Cue[] | null }>(sql`
    select chapter_id, cues from (
      select chapter_id, cues, sum(octet_length(cues::text)) over (order by place) as bytes
      from publishing_edition_chapters where edition_id = ${editionId}) summed
    where bytes <= ${bytesMax}`)
  return new Map(rows.map(({ chapter_id: id, cues }) => [id, cues ?? []]))
}

/** Finds what is said in one chapter; undefined once its edition ended. */
export async function findCuesOf(
  ctx: Context,
  { edition_id: editionId, chapter_id: chapterId }: ChapterOfEdition,
): Promise<readonly Cue[] | undefined> {
  const row = await ctx.db.maybe<{ cues: readonly Cue[] | null }>(sql`
    select cues from publishing_edition_chapters where edition_id = ${editionId} and chapter_id = ${chapterId}`)
  return row && (row.cues ?? [])
}

const bytesByWorkspace = defineRead<{ size_bytes: number | null }>({
  name: 'publishing-editions',
  select: (ids) => sql`
    select workspace_id as key, sum(size_bytes)::bigint as size_bytes from (
      select distinct workspace_id, storage_key, size_bytes from publishing_edition_chapters
      where workspace_id = any(${ids})
      union all select workspace_id, storage_key, size_bytes from publishing_uploads
      where workspace_id = any(${ids})) files
    group by workspace_id`,
  instants: [],
})

/** Returns how many bytes the sound of all editions and uploads of the caller's workspace is, each file once. */
export async function sumOfFiles(ctx: Context): Promise<number> {
  return (await readRow(ctx, bytesByWorkspace, ctx.workspaceId))?.size_bytes ?? 0
}

export type MadeChapter = {
  readonly storageKey: string
  readonly sizeBytes: number
  readonly durationMs: number
  readonly cues: readonly Cue[]
}

/** Keeps what was made of a chapter. Tells whether it is still wanted. */
export async function keepChapter(
  ctx: Context,
  { edition_id: editionId, chapter_id: chapterId }: ChapterOfEdition,
  { storageKey, sizeBytes, durationMs, cues }: MadeChapter,
): Promise<boolean> {
  const kept = await ctx.db.many(sql`
    update publishing_edition_chapters
    set storage_key = ${storageKey}, size_bytes = ${sizeBytes}, duration_ms = ${durationMs},
      cues = ${JSON.stringify(cues)}
    where edition_id = ${editionId} and chapter_id = ${chapterId} and workspace_id = ${ctx.workspaceId}
    returning chapter_id`)
  return kept.length > 0
}

/** Says since when chapters can be heard: those of the edition before since then, others since now. */
export async function dateChapters(ctx: Context, editionId: string, before: string | undefined): Promise<void> {
  await ctx.db.run(sql`
    update publishing_edition_chapters c
    set published_at = coalesce((select p.published_at from publishing_edition_chapters p
      where p.edition_id = ${before ?? ''} and p.chapter_id = c.chapter_id), ${ctx.now()})
    where c.edition_id = ${editionId} and c.workspace_id = ${ctx.workspaceId}`)
}

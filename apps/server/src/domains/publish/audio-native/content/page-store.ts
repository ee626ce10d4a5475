import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { PageRow } from '../tables.ts'

const columns =
  raw(`id, project_id, workspace_id, address, alias_of, title, author, voice_id, model_id, dictionaries, small, text_color,
  background_color, is_enabled, state, error_code, asked_at, read_at, published_version_id, accepted_by, accepted_at, created_at`)

/** Inserts a page unless its project has one of this address. */
export async function insertPage(ctx: Context, row: PageRow): Promise<boolean> {
  const count = await ctx.db.run(sql`
    insert into audio_native_pages (${columns})
    values (${row.id}, ${row.project_id}, ${row.workspace_id}, ${row.address}, ${row.alias_of}, ${row.title}, ${row.author},
      ${row.voice_id}, ${row.model_id}, ${row.dictionaries && JSON.stringify(row.dictionaries)}, ${row.small},
      ${row.text_color}, ${row.background_color}, ${row.is_enabled}, ${row.state}, ${row.error_code}, ${row.asked_at}, ${row.read_at},
      ${row.published_version_id}, ${row.accepted_by}, ${row.accepted_at}, ${row.created_at})
    on conflict (project_id, coalesce(address, '')) do nothing`)
  return count > 0
}

/** Finds a page of the caller's workspace. */
export function findPage(ctx: Context, id: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a page of the caller's workspace and holds it. */
export function holdPage(ctx: Context, id: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Finds the page of a project by its address; without one, the content that the project was given as a file. */
export function findPageAt(ctx: Context, projectId: string, address: string | null): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId}
      and coalesce(address, '') = ${address ?? ''}`)
}

/** Finds the first page of the caller's workspace that has an address, in whichever project, and was let in. */
export function findAcceptedAt(ctx: Context, address: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages
    where workspace_id = ${ctx.workspaceId} and address = ${address} and accepted_by is not null order by id limit 1`)
}

/** Finds the first page of a project that was let in and whose newest version says a text. */
export function findPageSaying(ctx: Context, projectId: string, textKey: string): Promise<PageRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_pages page
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId} and alias_of is null and address is not null
      and accepted_by is not null and ${textKey} = (
        select text_key from audio_native_versions where page_id = page.id order by id desc limit 1)
    order by id limit 1`)
}

/** Saves what a page is like. */
export async function savePage(ctx: Context, row: PageRow): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_pages set address = ${row.address}, alias_of = ${row.alias_of}, title = ${row.title},
      author = ${row.author}, voice_id = ${row.voice_id}, model_id = ${row.model_id},
      dictionaries = ${row.dictionaries && JSON.stringify(row.dictionaries)}, small = ${row.small},
      text_color = ${row.text_color}, background_color = ${row.background_color}, is_enabled = ${row.is_enabled},
      state = ${row.state}, error_code = ${row.error_code}, asked_at = ${row.asked_at}, read_at = ${row.read_at},
      published_version_id = ${row.published_version_id}, accepted_by = ${row.accepted_by},
      accepted_at = ${row.accepted_at}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Makes other names of a page those of another one. */
export async function moveAliases(ctx: Context, from: string, to: string): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_pages set alias_of = ${to} where alias_of = ${from} and workspace_id = ${ctx.workspaceId}`)
}

/** Deletes a page that nobody let in. */
export async function deletePage(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    delete from audio_native_pages where id = ${id} and workspace_id = ${ctx.workspaceId} and accepted_by is null`)
}

/** Counts the pages of a project that visitors brought and that were let in since an instant, and all that wait. */
export function countVisited(
  ctx: Context,
  projectId: string,
  since: Date,
): Promise<{ readonly accepted: number; readonly waiting: number }> {
  return ctx.db.one(sql`
    select count(*) filter (where accepted_by = 'visitor' and accepted_at >= ${since} and alias_of is null) as accepted,
      count(*) filter (where state = 'waiting') as waiting
    from audio_native_pages where project_id = ${projectId} and workspace_id = ${ctx.workspaceId}`)
}

/** Instants before which what visitors named is forgotten. */
export type Forgetting = { readonly refused: Date; readonly waiting: Date; readonly alias: Date }

/** Forgets what visitors named in all workspaces: what was refused, what waited in vain, and other names of pages. */
export async function forgetNamed(ctx: Context, { refused, waiting, alias }: Forgetting): Promise<void> {
  await ctx.db.run(sql`
    delete from audio_native_pages
    where accepted_by is null and alias_of is null
      and case when state = 'waiting' then created_at < ${waiting} else asked_at < ${refused} end`)
  await ctx.db.run(sql`
    delete from audio_native_pages
    where alias_of is not null and accepted_by is distinct from 'owner' and read_at < ${alias}`)
}

/** Ends the reading of pages in all workspaces that somebody had read before an instant, and of which nothing was heard since. */
export async function failLostReadings(ctx: Context, before: Date, code: string): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_pages set state = 'failed', error_code = ${code}, read_at = ${ctx.now()}
    where state = 'reading' and accepted_by is not null and asked_at < ${before}`)
}

export type PageList = { readonly projectId: string; readonly cursor: string | undefined; readonly limit: number }

/** Lists the pages of a project under the addresses that they say they have, newest first, without what was only named. */
export function listPageRows(ctx: Context, { projectId, cursor, limit }: PageList): Promise<PageRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_pages
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId} and alias_of is null
      and (accepted_by is not null or state = 'waiting')
      ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

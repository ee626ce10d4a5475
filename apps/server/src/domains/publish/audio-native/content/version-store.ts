import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { VersionRow } from '../tables.ts'

const columns =
  raw(`id, page_id, project_id, workspace_id, content_key, text_key, title, author, language, text, voice_id,
  model_id, dictionaries, state, publishes, error_code, round, attempts, history_item_id, duration_ms, credits, made_at, replaced_at,
  created_at`)

/** Inserts a version. */
export async function insertVersion(ctx: Context, row: VersionRow): Promise<void> {
  await ctx.db.run(sql`
    insert into audio_native_versions (${columns})
    values (${row.id}, ${row.page_id}, ${row.project_id}, ${row.workspace_id}, ${row.content_key}, ${row.text_key},
      ${row.title}, ${row.author}, ${row.language}, ${row.text}, ${row.voice_id}, ${row.model_id},
      ${row.dictionaries && JSON.stringify(row.dictionaries)}, ${row.state},
      ${row.publishes}, ${row.error_code}, ${row.round}, ${row.attempts}, ${row.history_item_id}, ${row.duration_ms},
      ${row.credits}, ${row.made_at}, ${row.replaced_at}, ${row.created_at})`)
}

/** Finds a version in the caller's workspace. */
export function findVersion(ctx: Context, id: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_versions where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a version in the caller's workspace and holds it. */
export function holdVersion(ctx: Context, id: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_versions where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Finds the version of a page that has a content. */
export function findVersionOf(ctx: Context, pageId: string, contentKey: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_versions
    where page_id = ${pageId} and workspace_id = ${ctx.workspaceId} and content_key = ${contentKey}`)
}

/** Finds the newest version of a page. */
export function findNewestVersion(ctx: Context, pageId: string): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_versions
    where page_id = ${pageId} and workspace_id = ${ctx.workspaceId} order by id desc limit 1`)
}

/** Finds the first version of the same project that says the same in the same way, and whose speech was made. */
export function findTwin(ctx: Context, { id, project_id, content_key }: VersionRow): Promise<VersionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_versions
    where project_id = ${project_id} and workspace_id = ${ctx.workspaceId} and content_key = ${content_key}
      and id <> ${id} and state = 'ready' order by id limit 1`)
}

/** Leaves the place of a version to another one of the same content; what it cost stays counted. */
export async function retireVersion(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_versions set content_key = content_key || ':' || id
    where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Records that one version took the place of another in what visitors hear. */
export async function noteReplaced(ctx: Context, before: string | null, by: string): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_versions set replaced_at = case when id = ${by} then null else ${ctx.now()}::timestamptz end
    where id = any(${[before, by]}::text[]) and workspace_id = ${ctx.workspaceId}`)
}

/** Saves how a version is doing. */
export async function saveVersion(ctx: Context, row: VersionRow): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_versions set state = ${row.state}, publishes = ${row.publishes}, error_code = ${row.error_code},
      round = ${row.round}, attempts = ${row.attempts}, history_item_id = ${row.history_item_id},
      duration_ms = ${row.duration_ms}, credits = ${row.credits}, made_at = ${row.made_at}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Adds up what a project spent since an instant, what is being made included, but for one version. */
export async function sumSpent(
  ctx: Context,
  { projectId, since, besides }: { readonly projectId: string; readonly since: Date; readonly besides: string },
): Promise<number> {
  const { sum } = await ctx.db.one<{ sum: number }>(sql`
    select coalesce(sum(credits), 0)::bigint as sum from audio_native_versions
    where project_id = ${projectId} and workspace_id = ${ctx.workspaceId} and made_at >= ${since} and id <> ${besides}`)
  return sum
}

/** Finds the newest version of each of these pages. */
export function listNewestVersions(ctx: Context, pageIds: readonly string[]): Promise<VersionRow[]> {
  return ctx.db.many(sql`
    select distinct on (page_id) ${columns} from audio_native_versions
    where page_id = any(${pageIds}) and workspace_id = ${ctx.workspaceId} order by page_id, id desc`)
}

import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ProjectRow } from '../tables.ts'

const columns = raw(`id, workspace_id, user_id, name, title, author, image, small, text_color, background_color,
  sessionization, voice_id, model_id, text_normalization, dictionaries, monthly_credits, reads_new_pages, is_enabled,
  created_at`)

/** Inserts a project. */
export async function insertProject(ctx: Context, row: ProjectRow): Promise<void> {
  await ctx.db.run(sql`
    insert into audio_native_projects (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.name}, ${row.title}, ${row.author}, ${row.image},
      ${row.small}, ${row.text_color}, ${row.background_color}, ${row.sessionization}, ${row.voice_id},
      ${row.model_id}, ${row.text_normalization}, ${row.dictionaries && JSON.stringify(row.dictionaries)},
      ${row.monthly_credits}, ${row.reads_new_pages}, ${row.is_enabled}, ${row.created_at})`)
}

/** Finds a project of the caller's workspace. */
export function findProject(ctx: Context, id: string): Promise<ProjectRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_projects where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a project of the caller's workspace and holds it: others who would change it or spend for it wait. */
export function holdProject(ctx: Context, id: string): Promise<ProjectRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_projects where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Lists the projects of the caller's workspace, the oldest first. There are at most as many as a workspace may have. */
export function listProjects(ctx: Context): Promise<ProjectRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_projects where workspace_id = ${ctx.workspaceId} order by id`)
}

/** Counts the projects of the caller's workspace, while nobody else adds one. */
export async function countProjects(ctx: Context): Promise<number> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`audio-native:${ctx.workspaceId}`}, 0))`)
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) as count from audio_native_projects where workspace_id = ${ctx.workspaceId}`)
  return count
}

/** Finds a project in whichever workspace: its id stands in the pages of its owner's site. */
export function findProjectAnywhere(ctx: Context, id: string): Promise<ProjectRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from audio_native_projects where id = ${id}`)
}

export type ProjectSpending = { readonly project_id: string; readonly spent: number }

/** Adds up what each project of the caller's workspace spent since an instant, what is being made included. */
export function listSpending(ctx: Context, since: Date): Promise<ProjectSpending[]> {
  return ctx.db.many(sql`
    select project_id, sum(credits)::bigint as spent from audio_native_versions
    where workspace_id = ${ctx.workspaceId} and made_at >= ${since} group by project_id`)
}

/** Saves how a project is. */
export async function saveProject(ctx: Context, row: ProjectRow): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_projects set name = ${row.name}, title = ${row.title}, author = ${row.author},
      small = ${row.small}, text_color = ${row.text_color}, background_color = ${row.background_color},
      voice_id = ${row.voice_id}, model_id = ${row.model_id},
      dictionaries = ${row.dictionaries && JSON.stringify(row.dictionaries)},
      monthly_credits = ${row.monthly_credits}, reads_new_pages = ${row.reads_new_pages}, is_enabled = ${row.is_enabled}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Deletes a project of the caller's workspace with all that belongs to it. */
export async function deleteProjectRow(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`delete from audio_native_projects where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

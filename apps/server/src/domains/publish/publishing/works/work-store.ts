import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { WorkRow } from '../tables.ts'

const columns = raw(`id, workspace_id, user_id, kind, title, author, description, language, genres, audience,
  mature_content, isbn, cover_key, cover_bytes, cover_side, rights_confirmed_at, rights_confirmed_by,
  normalizes_loudness, may_be_indexed, taken_down_at, created_at, updated_at`)

/** Inserts a work. */
export async function insertWork(ctx: Context, row: WorkRow): Promise<void> {
  await ctx.db.run(sql`
    insert into publishing_works (${columns})
    values (${row.id}, ${row.workspace_id}, ${row.user_id}, ${row.kind}, ${row.title}, ${row.author},
      ${row.description}, ${row.language}, ${row.genres}, ${row.audience}, ${row.mature_content}, ${row.isbn},
      ${row.cover_key}, ${row.cover_bytes}, ${row.cover_side}, ${row.rights_confirmed_at}, ${row.rights_confirmed_by},
      ${row.normalizes_loudness}, ${row.may_be_indexed}, ${row.taken_down_at}, ${row.created_at}, ${row.updated_at})`)
}

/** Finds a work of the caller's workspace. */
export function findWork(ctx: Context, id: string): Promise<WorkRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from publishing_works where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a work of the caller's workspace and holds it: others who would change or release it wait. */
export function holdWork(ctx: Context, id: string): Promise<WorkRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from publishing_works where id = ${id} and workspace_id = ${ctx.workspaceId} for update`)
}

/** Lists works of the caller's workspace, newest first. */
export function listWorkRows(
  ctx: Context,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<WorkRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_works
    where workspace_id = ${ctx.workspaceId} ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

/** Counts the works of the caller's workspace, while nobody else adds one. */
export async function countWorks(ctx: Context): Promise<number> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`publishing:${ctx.workspaceId}`}, 0))`)
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) as count from publishing_works where workspace_id = ${ctx.workspaceId}`)
  return count
}

/** Saves what a work is. */
export async function saveWork(ctx: Context, row: WorkRow): Promise<void> {
  await ctx.db.run(sql`
    update publishing_works set kind = ${row.kind}, title = ${row.title}, author = ${row.author},
      description = ${row.description}, language = ${row.language}, genres = ${row.genres}, audience = ${row.audience},
      mature_content = ${row.mature_content}, isbn = ${row.isbn}, cover_key = ${row.cover_key},
      cover_bytes = ${row.cover_bytes}, cover_side = ${row.cover_side},
      rights_confirmed_at = ${row.rights_confirmed_at}, rights_confirmed_by = ${row.rights_confirmed_by},
      normalizes_loudness = ${row.normalizes_loudness}, may_be_indexed = ${row.may_be_indexed},
      updated_at = ${row.updated_at}
    where id = ${row.id} and workspace_id = ${ctx.workspaceId}`)
}

/** Deletes a work of the caller's workspace with its chapters and editions. */
export async function deleteWorkRow(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`delete from publishing_works where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

/** Finds a work in whichever workspace, and holds it. */
export function holdWorkAnywhere(ctx: Context, id: string): Promise<WorkRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from publishing_works where id = ${id} for update`)
}

/** Lists works in whichever workspaces, and whether everybody hears each. */
export function listWorksAnywhere(
  ctx: Context,
  ids: readonly string[],
): Promise<(Pick<WorkRow, 'id' | 'title' | 'author'> & { readonly is_heard: boolean })[]> {
  return ctx.db.many(sql`
    select id, title, author,
      exists (select from publishing_editions e where e.work_id = w.id and e.state = 'live') as is_heard
    from publishing_works w where id = any(${ids}::text[])`)
}

/** Saves whether a work may be heard. */
export async function saveTakenDown(ctx: Context, id: string, takenDownAt: Date | null): Promise<void> {
  await ctx.db.run(sql`update publishing_works set taken_down_at = ${takenDownAt} where id = ${id}`)
}

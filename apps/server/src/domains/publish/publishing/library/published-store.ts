import sql, { empty, raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { workspacesWithoutLinks } from '#sharing'
import type { EditionRow } from '../tables.ts'

const columns = raw(`id, work_id, workspace_id, number, state, error_code, kind, title, author, description, language,
  genres, audience, mature_content, isbn, cover_key, cover_bytes, normalizes_loudness, may_be_indexed, created_by,
  created_at, released_at, ended_at`)

/** Where a workspace forbids that anything of it is public, what it released is kept and not heard. */
const isHeard = sql`state = 'live' and workspace_id not in (${workspacesWithoutLinks})`

/** Finds the edition of a work that everybody hears, in whichever workspace. */
export function findLiveEdition(ctx: Context, workId: string): Promise<EditionRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from publishing_editions where work_id = ${workId} and ${isHeard}`)
}

/** Lists what everybody hears, in whichever workspace, newest first. */
export function listLiveEditions(
  ctx: Context,
  { before, limit }: { readonly before: string | undefined; readonly limit: number },
): Promise<EditionRow[]> {
  return ctx.db.many(sql`
    select ${columns} from publishing_editions
    where ${isHeard} ${before === undefined ? empty : sql`and id < ${before}`} order by id desc limit ${limit}`)
}

import type { UserId } from '@vireo/contracts/kit'
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

/** What everybody hears of a work, with when it was last taken back before. */
export type HeardEdition = Pick<
  EditionRow,
  'work_id' | 'workspace_id' | 'kind' | 'title' | 'author' | 'mature_content'
> & { readonly withdrawn_at: Date | null }

const heardColumns = sql`work_id, workspace_id, kind, title, author, mature_content,
  (select max(before.ended_at) from publishing_editions before
    where before.work_id = live.work_id and before.state = 'withdrawn') as withdrawn_at`

/** Finds those of these works of somebody that everybody hears, in whichever workspaces. */
export function findHeardOf(ctx: Context, userId: UserId, workIds: readonly string[]): Promise<HeardEdition[]> {
  return ctx.db.many(sql`
    select ${heardColumns} from publishing_editions live
    where work_id = any(${workIds}::text[]) and ${isHeard}
      and work_id in (select id from publishing_works where id = any(${workIds}::text[]) and user_id = ${userId})`)
}

/** Lists the works of the caller in their workspace that everybody hears, newest first. */
export function listOwnHeard(
  ctx: Context,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<HeardEdition[]> {
  return ctx.db.many(sql`
    select ${heardColumns} from publishing_editions live
    where workspace_id = ${ctx.workspaceId} and ${isHeard}
      and work_id in (
        select id from publishing_works where workspace_id = ${ctx.workspaceId} and user_id = ${ctx.actor.userId})
      ${cursor === undefined ? empty : sql`and work_id < ${cursor}`}
    order by work_id desc limit ${limit}`)
}

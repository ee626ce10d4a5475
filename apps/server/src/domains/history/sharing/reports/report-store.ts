import type { ShareLinkId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { ReportRow } from '../tables.ts'

/** Writes what somebody reported. */
export async function insertReport(ctx: Context, row: Omit<ReportRow, 'decided_at'>): Promise<void> {
  await ctx.db.run(sql`
    insert into share_reports (id, workspace_id, share_link_id, reason, message, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.share_link_id}, ${row.reason}, ${row.message}, ${row.created_at})`)
}

/** Lists reports of all workspaces that nobody has decided about, the oldest first. */
export function listOpenReports(ctx: Context, limit: number): Promise<ReportRow[]> {
  return ctx.db.many(sql`
    select id, workspace_id, share_link_id, reason, message, created_at, decided_at from share_reports
    where decided_at is null order by id limit ${limit}`)
}

/** Closes the open reports about a link, and returns how many there were. */
export function closeReports(ctx: Context, linkId: ShareLinkId): Promise<number> {
  return ctx.db.run(sql`
    update share_reports set decided_at = ${ctx.now()} where share_link_id = ${linkId} and decided_at is null`)
}

import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { AuditHeadRow, AuditProblemRow } from './tables.ts'

/** Makes every later query of this transaction see the same snapshot, whoever writes meanwhile. */
export async function seeOneMoment(ctx: Context): Promise<void> {
  await ctx.db.run(sql`set transaction isolation level repeatable read, read only`)
}

/** Finds the head of a workspace's chain; undefined when nothing was written down yet. */
export function findHead(ctx: Context, workspaceId: WorkspaceId): Promise<AuditHeadRow | undefined> {
  return ctx.db.maybe(sql`select sequence, digest from audit_heads where workspace_id = ${workspaceId}`)
}

/** Finds the last link of a chain that exists, which is not the head when links were cut off. */
export function findLastLink(ctx: Context, workspaceId: WorkspaceId): Promise<AuditHeadRow | undefined> {
  return ctx.db.maybe(sql`
    select sequence, digest from audit_links where workspace_id = ${workspaceId} order by sequence desc limit 1`)
}

/** Finds the link of a chain with a sequence number. */
export function findLink(ctx: Context, workspaceId: WorkspaceId, sequence: number): Promise<AuditHeadRow | undefined> {
  return ctx.db.maybe(sql`
    select sequence, digest from audit_links where workspace_id = ${workspaceId} and sequence = ${sequence}`)
}

/** Finds the first link that does not follow from its entry and the link before it. */
export function findBrokenLink(ctx: Context, workspaceId: WorkspaceId): Promise<AuditProblemRow | undefined> {
  return ctx.db.maybe(sql`
    with links as (
      select l.*, coalesce(lag(l.digest) over (order by l.sequence), '') as before,
        row_number() over (order by l.sequence) as place
      from audit_links l where l.workspace_id = ${workspaceId})
    select case when l.place <> l.sequence or e.id is null then 'missing' else 'changed' end as kind,
      least(l.place, l.sequence) as sequence, case when l.place = l.sequence then l.entry_id end as entry_id
    from links l left join audit_entries e on e.id = l.entry_id
    where l.place <> l.sequence or e.id is null or e.workspace_id <> l.workspace_id
      or l.digest <> audit_digest(l.before, l.sequence, e)
    order by l.sequence limit 1`)
}

/** Finds the first entry without a link: one that was inserted behind the writer's back. */
export function findUnlinkedEntry(ctx: Context, workspaceId: WorkspaceId): Promise<AuditProblemRow | undefined> {
  return ctx.db.maybe(sql`
    select 'unlinked' as kind, null as sequence, e.id as entry_id from audit_entries e
    where e.workspace_id = ${workspaceId}
      and not exists (select 1 from audit_links l where l.entry_id = e.id and l.workspace_id = e.workspace_id)
    order by e.id limit 1`)
}

/** Lists the workspaces that have an audit log; the empty id stands for the instance's own. */
export async function listChains(ctx: Context): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from audit_heads order by workspace_id`)
  return rows.map((row) => row.workspace_id)
}

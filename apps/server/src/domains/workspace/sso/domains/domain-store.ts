import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { DomainRow } from '../tables.ts'

const columns = raw(`id, workspace_id, domain, record_value, status, created_by, created_at, verified_at, checked_at,
  missing_since`)

export function listDomains(ctx: Context): Promise<DomainRow[]> {
  return ctx.db.many(sql`select ${columns} from sso_domains where workspace_id = ${ctx.workspaceId} order by domain`)
}

export function findDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from sso_domains where workspace_id = ${ctx.workspaceId} and id = ${id}`)
}

/** Whose a domain is; undefined while nobody proved it. */
export function findVerifiedDomain(ctx: Context, domain: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from sso_domains where domain = ${domain} and status = 'verified'`)
}

export async function hasVerifiedDomain(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await ctx.db.many(sql`
    select 1 from sso_domains where workspace_id = ${workspaceId} and status = 'verified' limit 1`)
  return rows.length > 0
}

export async function listVerifiedDomains(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await ctx.db.many<{ domain: string }>(sql`
    select domain from sso_domains where workspace_id = ${workspaceId} and status = 'verified'`)
  return rows.map(({ domain }) => domain)
}

/** Makes whoever adds or proves a domain wait for whoever does so now. */
export async function lockDomains(ctx: Context, name: string): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sso-domain:${name}`}, 0))`)
}

type NewDomain = Pick<DomainRow, 'id' | 'domain' | 'record_value'>

/** Undefined when the workspace has it already. */
export function insertDomain(
  ctx: Context,
  { id, domain, record_value: value }: NewDomain,
): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    insert into sso_domains (id, workspace_id, domain, record_value, created_by, created_at)
    values (${id}, ${ctx.workspaceId}, ${domain}, ${value}, ${ctx.actor.userId}, ${ctx.now()})
    on conflict (workspace_id, domain) do nothing returning ${columns}`)
}

/** Writes down what a check found. */
export async function updateDomainState(
  ctx: Context,
  { id, status, verified_at: verifiedAt, missing_since: missingSince }: DomainRow,
): Promise<void> {
  await ctx.db.run(sql`
    update sso_domains set status = ${status}, verified_at = ${verifiedAt}, missing_since = ${missingSince},
      checked_at = ${ctx.now()} where id = ${id}`)
}

export async function deleteDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    delete from sso_domains where workspace_id = ${ctx.workspaceId} and id = ${id} returning ${columns}`)
}

/** Verified domains of all workspaces that nobody looked at since then, the longest first. */
export function listDomainsCheckedBefore(ctx: Context, instant: Date, limit: number): Promise<DomainRow[]> {
  return ctx.db.many(sql`
    select ${columns} from sso_domains where status = 'verified' and checked_at < ${instant}
    order by checked_at limit ${limit}`)
}

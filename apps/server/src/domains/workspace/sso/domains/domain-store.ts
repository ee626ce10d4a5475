import type { WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { DomainRow } from '../tables.ts'

const columns = raw(`id, workspace_id, domain, record_value, status, created_by, created_at, verified_at, checked_at,
  missing_since`)

/** Lists the domains of the caller's workspace, by name. */
export function listDomains(ctx: Context): Promise<DomainRow[]> {
  return ctx.db.many(sql`select ${columns} from sso_domains where workspace_id = ${ctx.workspaceId} order by domain`)
}

/** Finds a domain of the caller's workspace by its id. */
export function findDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from sso_domains where workspace_id = ${ctx.workspaceId} and id = ${id}`)
}

/** Finds a domain in the workspace that has proven it; undefined while none has. */
export function findVerifiedDomain(ctx: Context, domain: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from sso_domains where domain = ${domain} and status = 'verified'`)
}

/** Reports whether a workspace has proven at least one domain. */
export async function hasVerifiedDomain(ctx: Context, workspaceId: WorkspaceId): Promise<boolean> {
  const rows = await ctx.db.many(sql`
    select 1 from sso_domains where workspace_id = ${workspaceId} and status = 'verified' limit 1`)
  return rows.length > 0
}

/** Lists the names of the domains that a workspace has proven. */
export async function listVerifiedDomains(ctx: Context, workspaceId: WorkspaceId): Promise<string[]> {
  const rows = await ctx.db.many<{ domain: string }>(sql`
    select domain from sso_domains where workspace_id = ${workspaceId} and status = 'verified'`)
  return rows.map(({ domain }) => domain)
}

/**
 * Takes the lock named after a domain, or after a workspace for its domains, providers and rules: others who take it
 * wait until this transaction ends.
 */
export async function lockDomains(ctx: Context, name: string): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`sso-domain:${name}`}, 0))`)
}

type NewDomain = Pick<DomainRow, 'id' | 'domain' | 'record_value'>

/** Inserts a domain that is yet to be proven; undefined when the workspace has it already. */
export function insertDomain(
  ctx: Context,
  { id, domain, record_value: value }: NewDomain,
): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    insert into sso_domains (id, workspace_id, domain, record_value, created_by, created_at)
    values (${id}, ${ctx.workspaceId}, ${domain}, ${value}, ${ctx.actor.userId}, ${ctx.now()})
    on conflict (workspace_id, domain) do nothing returning ${columns}`)
}

/** Stores the outcome of a check. */
export async function updateDomainState(
  ctx: Context,
  { id, status, verified_at: verifiedAt, missing_since: missingSince }: DomainRow,
): Promise<void> {
  await ctx.db.run(sql`
    update sso_domains set status = ${status}, verified_at = ${verifiedAt}, missing_since = ${missingSince},
      checked_at = ${ctx.now()} where id = ${id}`)
}

/** Deletes a domain of the caller's workspace and returns it; undefined when there was none. */
export async function deleteDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    delete from sso_domains where workspace_id = ${ctx.workspaceId} and id = ${id} returning ${columns}`)
}

/**
 * Lists up to `limit` verified domains of all workspaces last looked up before an instant, the longest ago first: those for which
 * no name system answers as well, so that they keep nobody waiting.
 */
export function listDomainsTriedBefore(ctx: Context, instant: Date, limit: number): Promise<DomainRow[]> {
  return ctx.db.many(sql`
    select ${columns} from sso_domains where status = 'verified' and greatest(tried_at, checked_at) < ${instant}
    order by greatest(tried_at, checked_at) limit ${limit}`)
}

/** Records that a domain is being looked up. */
export async function noteTried(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update sso_domains set tried_at = ${ctx.now()} where id = ${id}`)
}

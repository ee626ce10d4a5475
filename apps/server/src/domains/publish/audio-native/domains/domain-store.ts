import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { DomainRow } from '#sso'

const columns = raw(`id, workspace_id, domain, record_value, status, created_by, created_at, verified_at, checked_at,
  missing_since`)

/** Lists the domains of the caller's workspace, by name. There are at most as many as a workspace may have. */
export function listDomains(ctx: Context): Promise<DomainRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_domains where workspace_id = ${ctx.workspaceId} order by domain`)
}

/** Locks the domains of the caller's workspace: others who add one wait until this transaction ends. */
export async function lockDomainsOf(ctx: Context): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`audio-native-domains:${ctx.workspaceId}`}, 0))`)
}

/** Finds a domain of the caller's workspace and holds it. */
export function holdDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from audio_native_domains where workspace_id = ${ctx.workspaceId} and id = ${id} for update`)
}

/** Inserts a domain that is yet to be proven; false when the workspace has it already. */
export async function insertDomain(
  ctx: Context,
  { id, domain, record_value: value }: Pick<DomainRow, 'id' | 'domain' | 'record_value'>,
): Promise<boolean> {
  const count = await ctx.db.run(sql`
    insert into audio_native_domains (id, workspace_id, domain, record_value, created_by, created_at)
    values (${id}, ${ctx.workspaceId}, ${domain}, ${value}, ${ctx.actor.userId}, ${ctx.now()})
    on conflict (workspace_id, domain) do nothing`)
  return count > 0
}

/** Saves the outcome of a check. */
export async function saveDomain(ctx: Context, row: DomainRow): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_domains set status = ${row.status}, verified_at = ${row.verified_at},
      missing_since = ${row.missing_since}, checked_at = ${row.checked_at}
    where id = ${row.id} and workspace_id = ${row.workspace_id}`)
}

/** Deletes a domain of the caller's workspace; false when there was none. */
export async function deleteDomain(ctx: Context, id: string): Promise<DomainRow | undefined> {
  return ctx.db.maybe(sql`
    delete from audio_native_domains where workspace_id = ${ctx.workspaceId} and id = ${id} returning ${columns}`)
}

/**
 * Lists up to `limit` proven domains of all workspaces last looked up before an instant, the longest ago first: those for which
 * no name system answers as well, so that they keep nobody waiting.
 */
export function listDomainsTriedBefore(ctx: Context, instant: Date, limit: number): Promise<DomainRow[]> {
  return ctx.db.many(sql`
    select ${columns} from audio_native_domains where status = 'verified' and greatest(tried_at, checked_at) < ${instant}
    order by greatest(tried_at, checked_at) limit ${limit}`)
}

/** Records that a domain is being looked up. */
export async function noteTried(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update audio_native_domains set tried_at = ${ctx.now()} where id = ${id} and workspace_id = ${ctx.workspaceId}`)
}

import type { ApiKeyId, VoiceId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { empty, raw, type Sql } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { countersAllow, countInCounters, lockCounters, recount } from '../limits/counter-store.ts'

export type NewReservation = { readonly id: string; readonly credits: number; readonly reason: string }

export type SettledReservation = {
  readonly reserved: number
  readonly count_from: number
  /** False when more was to be settled than was reserved, and the account does not have it. */
  readonly covered: boolean
}

/** What was made with settled credits; unknown fields are absent. */
export type Made = {
  readonly modelId?: string
  /** Absent also where several voices spoke. */
  readonly voiceId?: VoiceId
  /** Length of the spoken text in code points. */
  readonly characters?: number
  readonly durationMs?: number
}

export type Outcome = { readonly kind: 'settle' | 'release'; readonly count_from: number; readonly count_to: number }

/**
 * Takes credits off the account in one guarded statement; false when account, period or key do not allow it.
 * Commits without waiting for the disk: the settlement's commit, which waits, comes later in the same log.
 */
export async function insertReservation(ctx: Context, { id, credits, reason }: NewReservation): Promise<boolean> {
  const { actor, workspaceId } = ctx
  const now = ctx.now()
  const limit = actor.apiKeyId === undefined ? undefined : actor.apiKeyCharacterLimit
  const key = actor.apiKeyId ?? null
  const limits = actor.usageLimits ?? []
  const rows = await ctx.db.relaxed.run(sql`
    with ${limit === undefined ? empty : lockFunds(workspaceId, key)}
    ${lockCounters(workspaceId, limits)} ${countersAllow(credits, limits)}
    account as (
      update credit_accounts a set used_credits = a.used_credits + ${credits}
      ${limit === undefined ? empty : sql`from key_funds k`}
      ${limits.length === 0 ? empty : sql`${raw(limit === undefined ? 'from' : 'cross join')} room`}
      where a.workspace_id = ${workspaceId} and a.period_ends_at > ${now} and not a.is_blocked
        and (a.extension_credits is null
          or a.used_credits + ${credits} <= a.plan_credits + a.granted_credits + a.extension_credits)
        ${limit === undefined ? empty : withinKeyLimit(credits, limit)}
        ${limits.length === 0 ? empty : raw('and room.is_left')}
      returning a.workspace_id, a.period_starts_at, a.used_credits
    ), entry as (
      insert into credit_entries (workspace_id, kind, credits, count_from, count_to, reservation_id, user_id,
        api_key_id, reason, created_at)
      select workspace_id, 'reserve', -${credits}::bigint, used_credits - ${credits}, used_credits, ${id},
        ${actor.userId}, ${key}, ${reason}, greatest(${now}, period_starts_at) from account
    )
    ${key === null ? empty : countForKey(key, credits)} ${countInCounters(credits, limits)}
    insert into credit_reservations (id, workspace_id, node_id, user_id, api_key_id, period_starts_at, credits,
      count_from, reason, created_at, counters)
    select ${id}, workspace_id, ${ctx.nodeId}, ${actor.userId}, ${key}, period_starts_at, ${credits},
      used_credits - ${credits}, ${reason}, ${now}, ${limits.map(({ counter }) => counter)}::text[] from account`)
  return rows === 1
}

/** Builds the part of a statement that locks the account, then the key. One order everywhere avoids deadlocks. */
function lockFunds(workspaceId: WorkspaceId, key: string | null): Sql {
  return sql`
    funds as (select workspace_id from credit_accounts where workspace_id = ${workspaceId} for update),
    key_funds as (
      select k.period_starts_at, k.used_credits from funds
      join api_key_usage k on k.workspace_id = funds.workspace_id and k.api_key_id = ${key}
      for update of k
    ),`
}

function withinKeyLimit(credits: number, limit: number): Sql {
  return sql`
    and case when k.period_starts_at = a.period_starts_at then k.used_credits else 0 end + ${credits} <= ${limit}`
}

function countForKey(key: string, credits: number): Sql {
  return sql`, key_count as (
    insert into api_key_usage as k (api_key_id, workspace_id, period_starts_at, used_credits)
    select ${key}, workspace_id, period_starts_at, ${credits} from account
    on conflict (api_key_id) do update set
      used_credits = excluded.used_credits
        + case when k.period_starts_at = excluded.period_starts_at then k.used_credits else 0 end,
      period_starts_at = excluded.period_starts_at
  )`
}

/** Gives an API key its counter: a limit can only be guarded on a row that is there. */
export async function openKeyCounter(ctx: Context, apiKeyId: ApiKeyId): Promise<void> {
  await ctx.db.relaxed.run(sql`
    insert into api_key_usage (api_key_id, workspace_id, period_starts_at, used_credits)
    select ${apiKeyId}, workspace_id, period_starts_at, 0 from credit_accounts where workspace_id = ${ctx.workspaceId}
    on conflict do nothing`)
}

/** Finds what a key used in the current period of its workspace; undefined when it has no counter yet. */
export async function findKeyUsage(ctx: Context, apiKeyId: ApiKeyId): Promise<number | undefined> {
  const row = await ctx.db.maybe<{ used: number }>(sql`
    select case when k.period_starts_at = a.period_starts_at then k.used_credits else 0 end as used
    from api_key_usage k join credit_accounts a using (workspace_id)
    where k.api_key_id = ${apiKeyId} and k.workspace_id = ${ctx.workspaceId}`)
  return row?.used
}

/** Lists what each of these keys used in the current period of its workspace; leaves out keys that used nothing. */
export function listKeyUsage(ctx: Context, apiKeyIds: readonly ApiKeyId[]): Promise<{ id: string; used: number }[]> {
  return ctx.db.many(sql`
    select k.api_key_id as id, k.used_credits as used
    from api_key_usage k join credit_accounts a using (workspace_id)
    where k.api_key_id = any(${apiKeyIds}) and k.period_starts_at = a.period_starts_at and a.period_ends_at > ${ctx.now()}`)
}

/** Tells whether a reservation of the caller's workspace is neither settled nor given back. */
export async function isReserved(ctx: Context, id: string): Promise<boolean> {
  const row = await ctx.db.maybe(sql`
    select id from credit_reservations where id = ${id} and workspace_id = ${ctx.workspaceId}`)
  return row !== undefined
}

/** Books what a reservation really cost; undefined when it is no longer open. */
export function settleReservation(
  ctx: TransactionContext,
  id: string,
  credits: number,
  made: Made,
): Promise<SettledReservation | undefined> {
  return ctx.db.maybe(sql`
    with reservation as (
      delete from credit_reservations where workspace_id = ${ctx.workspaceId} and id = ${id} returning *
    ), account as (
      update credit_accounts a set used_credits = a.used_credits + ${credits} - r.credits from reservation r
      where a.workspace_id = r.workspace_id and r.credits <> ${credits}
        and (${credits} < r.credits or a.extension_credits is null
          or a.used_credits + ${credits} - r.credits <= a.plan_credits + a.granted_credits + a.extension_credits)
      returning a.workspace_id
    ), key_count as (
      update api_key_usage k set used_credits = k.used_credits + ${credits} - r.credits from reservation r, account
      where k.api_key_id = r.api_key_id and k.period_starts_at = r.period_starts_at
    ) ${recount(sql`${credits}::bigint - r.credits`)}, entry as (
      insert into credit_entries (workspace_id, kind, credits, count_from, count_to, reservation_id, user_id,
        api_key_id, reason, created_at, request_id, model_id, voice_id, characters, duration_ms)
      select r.workspace_id, 'settle', r.credits - ${credits}, r.count_from, r.count_from + ${credits}, r.id, r.user_id,
        r.api_key_id, r.reason, ${ctx.now()}, ${ctx.requestId}, ${made.modelId ?? null}, ${made.voiceId ?? null},
        ${made.characters ?? null}::integer, ${made.durationMs ?? null}::integer from reservation r
    )
    select r.credits as reserved, r.count_from,
      (r.credits = ${credits} or exists (select from account)) as covered
    from reservation r`)
}

/** Gives everything that a reservation holds back to its account; false when it is no longer open. */
export async function releaseReservation(ctx: Context, workspaceId: WorkspaceId, id: string): Promise<boolean> {
  const rows = await ctx.db.relaxed.run(sql`
    with reservation as (
      delete from credit_reservations where workspace_id = ${workspaceId} and id = ${id} returning *
    ), account as (
      update credit_accounts a set used_credits = a.used_credits - r.credits from reservation r
      where a.workspace_id = r.workspace_id
      returning a.workspace_id, a.used_credits
    ), key_count as (
      update api_key_usage k set used_credits = k.used_credits - r.credits from reservation r, account
      where k.api_key_id = r.api_key_id and k.period_starts_at = r.period_starts_at
    ) ${recount(sql`-r.credits`)}
    insert into credit_entries (workspace_id, kind, credits, count_from, count_to, reservation_id, user_id,
      api_key_id, reason, created_at)
    select r.workspace_id, 'release', r.credits, a.used_credits + r.credits, a.used_credits, r.id, r.user_id,
      r.api_key_id, r.reason, ${ctx.now()} from reservation r, account a`)
  return rows === 1
}

/** Finds how a reservation ended; undefined while it is open. */
export function findOutcome(ctx: Context, id: string): Promise<Outcome | undefined> {
  return ctx.db.maybe(sql`
    select kind, count_from, count_to from credit_entries
    where reservation_id = ${id} and kind in ('settle', 'release') and workspace_id = ${ctx.workspaceId}`)
}

/** Lists open reservations of nodes that are gone. This node counts as alive, whatever its lease says. */
export function listOrphans(ctx: Context, limit: number): Promise<{ workspace_id: WorkspaceId; id: string }[]> {
  return ctx.db.many(sql`
    select r.workspace_id, r.id from credit_reservations r
    where r.node_id <> ${ctx.nodeId}
      and not exists (select from nodes n where n.id = r.node_id and n.lease_until > ${ctx.now()})
    limit ${limit}`)
}

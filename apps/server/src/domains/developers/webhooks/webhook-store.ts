import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import sql, { raw } from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import { visibleTo } from '#resources'
import type { WebhookRow } from './tables.ts'

const columns = raw(`id, workspace_id, created_by, name, url, auth_type, sealed_secret, sealed_previous_secret,
  previous_secret_until, sealed_request_headers, request_header_names, sealed_oauth, events, retry_enabled, disabled_at,
  auto_disabled_at, created_at, consecutive_failures, failing_since, last_success_at, most_recent_failure_status,
  most_recent_failure_at`)

/** Locks a workspace's webhooks: others who add one wait until this transaction ends. */
export async function lockWebhooksOf(ctx: Context): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`webhooks:${ctx.workspaceId}`}, 0))`)
}

/** Counts the webhooks of the caller's workspace. */
export async function countWebhooks(ctx: Context): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from webhooks where workspace_id = ${ctx.workspaceId}`,
  )
  return count
}

/** Lists the webhooks that the caller may see, newest first. */
export function listWebhookRows(ctx: Context): Promise<WebhookRow[]> {
  return ctx.db.many(sql`select ${columns} from webhooks
    where workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, 'webhook', sql`webhooks.id`)} order by id desc`)
}

/** Finds a webhook that the caller may see. */
export function findWebhook(ctx: Context, id: string): Promise<WebhookRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from webhooks
    where id = ${id} and workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, 'webhook', sql`webhooks.id`)}`)
}

/** Reports whether all of these ids are webhooks of the caller's workspace. */
export async function webhooksExist(ctx: Context, ids: readonly string[]): Promise<boolean> {
  const wanted = [...new Set(ids)]
  const { count } = await ctx.db.one<{ count: number }>(
    sql`select count(*) from webhooks where workspace_id = ${ctx.workspaceId} and id = any(${wanted})`,
  )
  return count === wanted.length
}

/** Finds a webhook of any workspace, for sending its deliveries. */
export function findWebhookOfAny(ctx: Context, id: string): Promise<WebhookRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from webhooks where id = ${id}`)
}

/** Finds a webhook that the caller may see and locks its row until the transaction ends. */
export function holdWebhook(ctx: Context, id: string): Promise<WebhookRow | undefined> {
  return ctx.db.maybe(
    sql`select ${columns} from webhooks
      where id = ${id} and workspace_id = ${ctx.workspaceId} and ${visibleTo(ctx, 'webhook', sql`webhooks.id`)}
      for update`,
  )
}

/** Lists the ids of a workspace's enabled webhooks that listen to one of `names` or are among `ids`. */
export async function listListeners(
  ctx: Context,
  workspaceId: WorkspaceId,
  names: readonly string[],
  ids: readonly string[] = [],
): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from webhooks where workspace_id = ${workspaceId}
      and (events && ${names}::text[] or id = any(${ids}::text[]))
      and disabled_at is null and auto_disabled_at is null`)
  return rows.map(({ id }) => id)
}

/** Inserts a webhook as it is given, secrets sealed. */
export async function insertWebhook(ctx: Context, row: WebhookRow): Promise<void> {
  await ctx.db.run(sql`
    insert into webhooks (id, workspace_id, created_by, name, url, auth_type, sealed_secret, sealed_request_headers,
      request_header_names, sealed_oauth, events, retry_enabled, created_at)
    values (${row.id}, ${row.workspace_id}, ${row.created_by}, ${row.name}, ${row.url}, ${row.auth_type},
      ${row.sealed_secret}, ${row.sealed_request_headers}, ${row.request_header_names}, ${row.sealed_oauth},
      ${row.events}, ${row.retry_enabled}, ${row.created_at})`)
}

/** Updates the columns of a webhook that people can change, and those that follow from them. */
export async function updateWebhookRow(ctx: Context, row: WebhookRow): Promise<void> {
  await ctx.db.run(sql`
    update webhooks set name = ${row.name}, url = ${row.url}, sealed_secret = ${row.sealed_secret},
      sealed_previous_secret = ${row.sealed_previous_secret}, previous_secret_until = ${row.previous_secret_until},
      sealed_request_headers = ${row.sealed_request_headers}, request_header_names = ${row.request_header_names},
      events = ${row.events}, retry_enabled = ${row.retry_enabled}, disabled_at = ${row.disabled_at},
      auto_disabled_at = ${row.auto_disabled_at}, consecutive_failures = ${row.consecutive_failures},
      failing_since = ${row.failing_since}
    where id = ${row.id}`)
}

/** Deletes a webhook of the caller's workspace; returns false when there was none. */
export async function deleteWebhookRow(ctx: Context, id: string): Promise<boolean> {
  return (await ctx.db.run(sql`delete from webhooks where id = ${id} and workspace_id = ${ctx.workspaceId}`)) === 1
}

/** Records a successful delivery: resets the webhook's failures and notes the time. */
export async function noteSuccess(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update webhooks set consecutive_failures = 0, failing_since = null, last_success_at = ${ctx.now()} where id = ${id}`)
}

/** Counts a failed attempt and returns the webhook afterwards; undefined when it was deleted. */
export function noteFailure(ctx: Context, id: string, status: number | null): Promise<WebhookRow | undefined> {
  return ctx.db.maybe(sql`
    update webhooks set consecutive_failures = consecutive_failures + 1,
      failing_since = coalesce(failing_since, ${ctx.now()}), most_recent_failure_status = ${status},
      most_recent_failure_at = ${ctx.now()}
    where id = ${id} returning ${columns}`)
}

/** Disables the webhooks created by an account that was taken from whoever used it. */
export async function disableWebhooksOf(ctx: Context, userId: UserId): Promise<void> {
  await ctx.db.run(
    sql`update webhooks set disabled_at = ${ctx.now()} where created_by = ${userId} and disabled_at is null`,
  )
}

/** Disables a webhook that kept failing. Returns false when it was disabled already. */
export async function markAutoDisabled(ctx: Context, id: string): Promise<boolean> {
  const touched = await ctx.db.run(sql`
    update webhooks set auto_disabled_at = ${ctx.now()}
    where id = ${id} and auto_disabled_at is null and disabled_at is null`)
  return touched === 1
}

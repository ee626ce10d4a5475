import type { BillingProviderName } from '@vireo/contracts/users'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { IncomingWebhookRow } from './tables.ts'

/** Inserts a webhook that has come in; returns false when it came before. */
export async function insertWebhook(ctx: Context, row: IncomingWebhookRow): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into billing_webhooks (provider, event_ref, kind, workspace_id, customer_ref, account_ref, details, received_at)
    values (${row.provider}, ${row.event_ref}, ${row.kind}, ${row.workspace_id}, ${row.customer_ref}, ${row.account_ref},
      ${JSON.stringify(row.details)}, ${row.received_at})
    on conflict do nothing`)
  return rows === 1
}

/** Finds a webhook that is still to be acted on. */
export function findUnprocessed(
  ctx: Context,
  provider: BillingProviderName,
  eventRef: string,
): Promise<IncomingWebhookRow | undefined> {
  return ctx.db.maybe(sql`
    select provider, event_ref, kind, workspace_id, customer_ref, account_ref, details, received_at, processed_at
    from billing_webhooks where provider = ${provider} and event_ref = ${eventRef} and processed_at is null`)
}

/** Records that a webhook was acted on. */
export async function markProcessed(ctx: Context, provider: BillingProviderName, eventRef: string): Promise<void> {
  await ctx.db.run(sql`
    update billing_webhooks set processed_at = ${ctx.now()} where provider = ${provider} and event_ref = ${eventRef}`)
}

/** Deletes webhooks that came in before an instant and were acted on; returns how many. */
export function removeWebhooksBefore(ctx: Context, instant: Date): Promise<number> {
  return ctx.db.run(sql`delete from billing_webhooks where received_at < ${instant} and processed_at is not null`)
}

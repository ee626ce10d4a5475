import type { BillingProviderName } from '@vireo/contracts/users'
import sql, { raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { SaleStanding } from '#ports/sales.ts'
import type { PaymentRow } from '../tables.ts'

const columns =
  raw(`id, order_id, workspace_id, amount_minor, provider, page_ref, page_url, payment_ref, state, paid_minor,
  refunded_minor, disputed_minor, fee_minor, return_minor, applied_version, created_at, expires_at`)

/** Inserts a payment that is to be made. */
export async function insertPayment(
  ctx: TransactionContext,
  row: Pick<PaymentRow, 'id' | 'order_id' | 'workspace_id' | 'amount_minor' | 'provider' | 'created_at' | 'expires_at'>,
): Promise<void> {
  await ctx.db.run(sql`
    insert into production_payments (id, order_id, workspace_id, amount_minor, provider, state, created_at, expires_at)
    values (${row.id}, ${row.order_id}, ${row.workspace_id}, ${row.amount_minor}, ${row.provider}, 'open',
      ${row.created_at}, ${row.expires_at})`)
}

/** Finds a payment. */
export function findPayment(ctx: Context, id: string): Promise<PaymentRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from production_payments where id = ${id}`)
}

/** Finds a payment by the provider’s name for it. */
export function findPaymentByRef(
  ctx: Context,
  provider: BillingProviderName,
  paymentRef: string,
): Promise<PaymentRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from production_payments where provider = ${provider} and payment_ref = ${paymentRef}`)
}

/** Lists the payments of an order, newest first. */
export function listPayments(ctx: Context, orderId: string): Promise<PaymentRow[]> {
  return ctx.db.many(sql`select ${columns} from production_payments where order_id = ${orderId} order by id desc`)
}

/** Lists pages that are over and of which nothing more was heard, those first that were asked about longest ago. */
export async function listOverduePages(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_payments
    where state = 'open' and page_ref is not null and expires_at < ${ctx.now()}
    order by tried_at nulls first, expires_at limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Keeps where a payment is made. */
export async function savePage(
  ctx: TransactionContext,
  id: string,
  page: { readonly ref: string; readonly url: string },
): Promise<void> {
  await ctx.db.run(sql`update production_payments set page_ref = ${page.ref}, page_url = ${page.url} where id = ${id}`)
}

/** Draws a number larger than any drawn before for this payment: before its provider is asked. */
export async function drawVersion(ctx: Context, id: string): Promise<number> {
  const row = await ctx.db.one<{ version: number }>(sql`
    update production_payments set drawn_version = drawn_version + 1 where id = ${id} returning drawn_version as version`)
  return row.version
}

/** Saves how things stand with a payment. */
export async function savePaymentStanding(
  ctx: TransactionContext,
  id: string,
  { standing, version }: { readonly standing: SaleStanding; readonly version: number },
): Promise<void> {
  await ctx.db.run(sql`
    update production_payments set state = ${standing.state},
      payment_ref = coalesce(${standing.paymentRef}, payment_ref), paid_minor = ${standing.paidMinor},
      refunded_minor = ${standing.refundedMinor}, disputed_minor = ${standing.disputedMinor},
      fee_minor = ${standing.feeMinor}, applied_version = ${version}
    where id = ${id}`)
}

/** Lists payments of which not everything has gone back that is to go, those first that were asked about longest ago. */
export async function listUnreturned(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ id: string }>(sql`
    select id from production_payments
    where return_minor > refunded_minor and paid_minor > refunded_minor + disputed_minor
    order by tried_at nulls first, id limit ${limit}`)
  return rows.map(({ id }) => id)
}

/** Notes that a payment is asked about now. */
export async function noteTried(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`update production_payments set tried_at = ${ctx.now()} where id = ${id}`)
}

/** Notes how much of a payment goes back in all. */
export async function saveReturn(ctx: TransactionContext, id: string, returnMinor: number): Promise<void> {
  await ctx.db.run(sql`update production_payments set return_minor = ${returnMinor} where id = ${id}`)
}

/** Notes that all that was paid for an order goes back. */
export async function saveWholeReturn(ctx: TransactionContext, orderId: string): Promise<void> {
  await ctx.db.run(sql`update production_payments set return_minor = paid_minor where order_id = ${orderId}`)
}

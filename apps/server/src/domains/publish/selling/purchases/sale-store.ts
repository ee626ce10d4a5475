import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import type { BillingProviderName } from '@vireo/contracts/users'
import sql, { empty, raw } from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'
import type { SaleStanding } from '#ports/sales.ts'
import type { RefundIntent, SaleRow } from '../tables.ts'

const columns =
  raw(`id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider, page_ref,
  page_url, payment_ref, state, paid_minor, refunded_minor, disputed_minor, fee_minor, drawn_version, applied_version,
  key_number, created_at, expires_at, paid_at, refund_intent`)

/** As is-theirs.ts says it. */
const isTheirs = sql`state = 'paid' and refunded_minor < paid_minor and disputed_minor = 0`

/** Inserts a sale that is to be paid. */
export async function insertSale(ctx: TransactionContext, row: SaleRow): Promise<void> {
  await ctx.db.run(sql`
    insert into selling_sales (id, work_id, workspace_id, buyer_id, title, amount_minor, currency, share_percent, provider,
      state, created_at, expires_at)
    values (${row.id}, ${row.work_id}, ${row.workspace_id}, ${row.buyer_id}, ${row.title}, ${row.amount_minor},
      ${row.currency}, ${row.share_percent}, ${row.provider}, ${row.state}, ${row.created_at}, ${row.expires_at})`)
}

/** Finds a sale. */
export function findSale(ctx: Context, id: string): Promise<SaleRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from selling_sales where id = ${id}`)
}

/** Finds a sale and holds it: others who would change it wait. */
export function holdSale(ctx: TransactionContext, id: string): Promise<SaleRow | undefined> {
  return ctx.db.maybe(sql`select ${columns} from selling_sales where id = ${id} for update`)
}

/** Finds a sale by its payment. */
export function findSaleByPayment(
  ctx: Context,
  provider: BillingProviderName,
  paymentRef: string,
): Promise<SaleRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from selling_sales where provider = ${provider} and payment_ref = ${paymentRef}`)
}

/** Makes others who would begin to buy wait for this buyer. */
export async function lockBuyer(ctx: TransactionContext, buyerId: UserId): Promise<void> {
  await ctx.db.run(sql`select pg_advisory_xact_lock(hashtextextended(${`selling:${buyerId}`}, 0))`)
}

type IntendedRow = { readonly id: string; readonly refund_intent: RefundIntent; readonly refund_intent_at: Date }
type Wanted = { readonly workId: string; readonly buyerId: UserId }

/** Tells whether a work is somebody's; by another sale than one, where that is named. */
export async function isBought(
  ctx: Context,
  { workId, buyerId, besides = '' }: Wanted & { readonly besides?: string },
): Promise<boolean> {
  const sale = await ctx.db.maybe<{ id: string }>(sql`
    select id from selling_sales
    where work_id = ${workId} and buyer_id = ${buyerId} and id <> ${besides} and ${isTheirs} limit 1`)
  return sale !== undefined
}

/** Finds the sale that somebody may still pay. */
export function findOpenSale(ctx: Context, { workId, buyerId }: Wanted): Promise<SaleRow | undefined> {
  return ctx.db.maybe(sql`
    select ${columns} from selling_sales where work_id = ${workId} and buyer_id = ${buyerId} and state = 'open'`)
}

/** Counts what somebody began to buy since an instant. */
export async function countBegun(ctx: Context, buyerId: UserId, since: Date): Promise<number> {
  const { count } = await ctx.db.one<{ count: number }>(sql`
    select count(*) as count from selling_sales where buyer_id = ${buyerId} and created_at >= ${since}`)
  return count
}

/** Keeps where a sale is paid. */
export async function savePage(ctx: Context, id: string, page: { ref: string; url: string }): Promise<void> {
  await ctx.db.run(sql`update selling_sales set page_ref = ${page.ref}, page_url = ${page.url} where id = ${id}`)
}

/** Ends a sale for which there is no page, so that nobody can have paid it. */
export async function closeUnpaged(ctx: Context, id: string): Promise<void> {
  await ctx.db.run(sql`
    update selling_sales set state = 'closed' where id = ${id} and state = 'open' and page_ref is null`)
}

/** Draws a number larger than any drawn before for this sale: before its provider is asked. */
export async function drawSaleVersion(ctx: Context, id: string): Promise<number> {
  const row = await ctx.db.one<{ version: number }>(sql`
    update selling_sales set drawn_version = drawn_version + 1 where id = ${id} returning drawn_version as version`)
  return row.version
}

/** Saves how things stand with a sale, and since when it is paid. */
export async function saveStanding(
  ctx: TransactionContext,
  id: string,
  {
    standing,
    version,
    paidAt,
  }: { readonly standing: SaleStanding; readonly version: number; readonly paidAt: Date | null },
): Promise<void> {
  await ctx.db.run(sql`
    update selling_sales set state = ${standing.state}, payment_ref = coalesce(${standing.paymentRef}, payment_ref),
      paid_minor = ${standing.paidMinor}, refunded_minor = ${standing.refundedMinor},
      disputed_minor = ${standing.disputedMinor}, fee_minor = ${standing.feeMinor}, applied_version = ${version},
      paid_at = ${paidAt}
    where id = ${id}`)
}

/** Keeps who is about to give a sale back, unless somebody is already, or did. */
export async function keepRefundIntent(ctx: Context, id: string, intent: RefundIntent): Promise<void> {
  await ctx.db.run(sql`
    update selling_sales set refund_intent = ${JSON.stringify(intent)}::jsonb, refund_intent_at = ${ctx.now()}
    where id = ${id} and refund_intent is null and refund_noted_at is null`)
}

/** Forgets an intent that came to nothing; those of other requests stay. */
export async function forgetRefundIntent(ctx: Context, id: string, requestId: string): Promise<void> {
  await ctx.db.run(sql`
    update selling_sales set refund_intent = null, refund_intent_at = null
    where id = ${id} and refund_intent->>'requestId' = ${requestId}`)
}

/** Notes that a sale was given back, which ends the intent. Tells whether nobody did before. */
export async function noteRefund(ctx: TransactionContext, id: string): Promise<boolean> {
  const noted = await ctx.db.many(sql`
    update selling_sales set refund_noted_at = ${ctx.now()}, refund_intent = null, refund_intent_at = null
    where id = ${id} and refund_noted_at is null returning id`)
  return noted.length > 0
}

/** Lists sales that somebody was about to give back before an instant, and of which nothing more was heard; oldest first. */
export function listRefundIntents(ctx: Context, before: Date, limit: number): Promise<IntendedRow[]> {
  return ctx.db.many(sql`
    select id, refund_intent, refund_intent_at from selling_sales
    where refund_intent_at < ${before} order by refund_intent_at limit ${limit}`)
}

/** Lists what somebody bought, newest first. */
export function listBought(
  ctx: Context,
  buyerId: UserId,
  { cursor, limit }: { readonly cursor: string | undefined; readonly limit: number },
): Promise<SaleRow[]> {
  return ctx.db.many(sql`
    select ${columns} from selling_sales
    where buyer_id = ${buyerId} and state = 'paid' ${cursor === undefined ? empty : sql`and id < ${cursor}`}
    order by id desc limit ${limit}`)
}

/** Gives a purchase another address. */
export async function renewKey(ctx: TransactionContext, id: string): Promise<void> {
  await ctx.db.run(sql`update selling_sales set key_number = key_number + 1 where id = ${id}`)
}

/** Forgets who bought what: the books stay, and nobody hears anything by them. */
export async function forgetBuyer(ctx: TransactionContext, buyerId: UserId): Promise<void> {
  await ctx.db.run(sql`
    update selling_sales set buyer_id = null, key_number = key_number + 1 where buyer_id = ${buyerId}`)
}

/** Lists what somebody bought, for their export. */
export function listBoughtBy(ctx: Context, buyerId: UserId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id, work_id, title, amount_minor, currency, state, refunded_minor, created_at, paid_at
    from selling_sales where buyer_id = ${buyerId} order by id`)
}

/** Lists what a workspace sold, for its export. */
export function listSold(ctx: Context, workspaceId: WorkspaceId): Promise<Record<string, unknown>[]> {
  return ctx.db.many(sql`
    select id, work_id, title, amount_minor, currency, share_percent, paid_minor, refunded_minor, disputed_minor, fee_minor,
      paid_at
    from selling_sales where workspace_id = ${workspaceId} and state = 'paid' order by id`)
}

import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { NewSale } from '#ports/sales.ts'
import type { SandboxSaleRow } from '../tables.ts'

/** Inserts a sale; one that is there already stays as it is. */
export async function insertSandboxSale(ctx: Context, pageRef: string, sale: NewSale): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_sales
      (page_ref, sale_ref, workspace_id, email, description, amount_minor, currency, expires_at)
    values (${pageRef}, ${sale.saleId}, ${sale.workspaceId}, ${sale.email}, ${sale.description}, ${sale.amountMinor},
      ${sale.currency}, ${sale.expiresAt})
    on conflict do nothing`)
}

/** Finds a sale by its page. */
export function findSandboxSale(ctx: Context, pageRef: string): Promise<SandboxSaleRow | undefined> {
  return ctx.db.maybe(sql`
    select page_ref, sale_ref, workspace_id, email, description, amount_minor, currency, expires_at, paid_at,
      refunded_minor, disputed_minor
    from sandbox_sales where page_ref = ${pageRef}`)
}

/** Marks a sale as paid; returns false for one that was paid before, or is over. */
export async function markSalePaid(ctx: Context, pageRef: string): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    update sandbox_sales set paid_at = ${ctx.now()}
    where page_ref = ${pageRef} and paid_at is null and expires_at > ${ctx.now()}`)
  return rows === 1
}

/** Ends a sale that nobody has paid. */
export async function endUnpaidSale(ctx: Context, pageRef: string): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_sales set expires_at = least(expires_at, ${ctx.now()})
    where page_ref = ${pageRef} and paid_at is null`)
}

/** Gives back what is left of a sale, or of so much of it; returns false where nothing is. */
export async function refundRest(ctx: Context, pageRef: string, totalMinor: number | undefined): Promise<boolean> {
  const total = sql`least(amount_minor - disputed_minor, ${totalMinor ?? null}::bigint)`
  const rows = await ctx.db.run(sql`
    update sandbox_sales set refunded_minor = ${total}
    where page_ref = ${pageRef} and paid_at is not null and refunded_minor < ${total}`)
  return rows === 1
}

/** Lets the bank take back what is left of a sale, or give it up again; returns false where that changes nothing. */
export async function setDisputed(ctx: Context, saleRef: string, isDisputed: boolean): Promise<boolean> {
  const rows = isDisputed
    ? await ctx.db.run(sql`
        update sandbox_sales set disputed_minor = amount_minor - refunded_minor
        where sale_ref = ${saleRef} and paid_at is not null and disputed_minor = 0 and refunded_minor < amount_minor`)
    : await ctx.db.run(sql`
        update sandbox_sales set disputed_minor = 0 where sale_ref = ${saleRef} and disputed_minor > 0`)
  return rows === 1
}

/** Forgets the addresses of people who bought from within a workspace that is gone. */
export async function forgetSaleAddresses(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`update sandbox_sales set email = '' where workspace_id = ${workspaceId}`)
}

import type { WorkspaceId } from '@vireo/contracts/kit'
import sql from 'sql-template-tag'
import type { Context } from '#kernel/context.ts'
import type { Billing, Invoice } from '../lifecycle/index.ts'
import type { AccountRow, InvoiceRow } from './tables.ts'

/** Makes whoever else changes this account wait until this transaction ends. Undefined for one that is not there. */
export function lockAccount(ctx: Context, workspaceId: WorkspaceId): Promise<AccountRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, customer_email, billing, clock_ahead_ms, next_due_at from sandbox_accounts
    where workspace_id = ${workspaceId} for update`)
}

export function findAccount(ctx: Context, workspaceId: WorkspaceId): Promise<AccountRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, customer_email, billing, clock_ahead_ms, next_due_at from sandbox_accounts
    where workspace_id = ${workspaceId}`)
}

/** Does nothing when somebody was quicker. */
export async function insertAccount(ctx: Context, workspaceId: WorkspaceId, billing: Billing): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_accounts (workspace_id, billing, version, created_at)
    values (${workspaceId}, ${JSON.stringify(billing)}::jsonb, ${billing.version}, ${ctx.now()})
    on conflict do nothing`)
}

export async function updateCustomerEmail(ctx: Context, workspaceId: WorkspaceId, email: string): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set customer_email = ${email}
    where workspace_id = ${workspaceId} and customer_email <> ${email}`)
}

/** Nothing is charged any more, and nobody is named. */
export async function closeAccount(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set customer_email = '', next_due_at = null where workspace_id = ${workspaceId}`)
}

export async function updateAccount(ctx: Context, row: AccountRow): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set billing = ${JSON.stringify(row.billing)}::jsonb, version = ${row.billing.version},
      clock_ahead_ms = ${row.clock_ahead_ms}, next_due_at = ${row.next_due_at}
    where workspace_id = ${row.workspace_id}`)
}

/** Accounts where something is due by the real clock, the longest overdue first. */
export async function listDueWorkspaces(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from sandbox_accounts where next_due_at <= ${ctx.now()} order by next_due_at limit ${limit}`)
  return rows.map((row) => row.workspace_id)
}

export async function saveInvoice(ctx: Context, workspaceId: WorkspaceId, invoice: Invoice): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_invoices (workspace_id, number, invoice)
    values (${workspaceId}, ${invoice.number}, ${JSON.stringify(invoice)}::jsonb)
    on conflict (workspace_id, number) do update set invoice = excluded.invoice`)
}

/** Newest first, from below a number on. */
export function listInvoicesBelow(
  ctx: Context,
  workspaceId: WorkspaceId,
  page: { readonly below: number | undefined; readonly limit: number },
): Promise<InvoiceRow[]> {
  return ctx.db.many(sql`
    select workspace_id, number, invoice from sandbox_invoices
    where workspace_id = ${workspaceId} and number < ${page.below ?? 2_147_483_647}
    order by number desc limit ${page.limit}`)
}

export function findInvoice(ctx: Context, workspaceId: WorkspaceId, number: number): Promise<InvoiceRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, number, invoice from sandbox_invoices
    where workspace_id = ${workspaceId} and number = ${number}`)
}

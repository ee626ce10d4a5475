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

/** Finds the sandbox account of a workspace. */
export function findAccount(ctx: Context, workspaceId: WorkspaceId): Promise<AccountRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, customer_email, billing, clock_ahead_ms, next_due_at from sandbox_accounts
    where workspace_id = ${workspaceId}`)
}

/** Inserts a sandbox account; does nothing when the workspace has one already. */
export async function insertAccount(ctx: Context, workspaceId: WorkspaceId, billing: Billing): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_accounts (workspace_id, billing, version, created_at)
    values (${workspaceId}, ${JSON.stringify(billing)}::jsonb, ${billing.version}, ${ctx.now()})
    on conflict do nothing`)
}

/** Updates the customer's address in the sandbox, where it differs. */
export async function updateCustomerEmail(ctx: Context, workspaceId: WorkspaceId, email: string): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set customer_email = ${email}
    where workspace_id = ${workspaceId} and customer_email <> ${email}`)
}

/** Closes a sandbox account: nothing is charged any more, and no address is kept. */
export async function closeAccount(ctx: Context, workspaceId: WorkspaceId): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set customer_email = '', next_due_at = null where workspace_id = ${workspaceId}`)
}

/** Updates billing, clock and next due instant of a sandbox account. */
export async function updateAccount(ctx: Context, row: AccountRow): Promise<void> {
  await ctx.db.run(sql`
    update sandbox_accounts set billing = ${JSON.stringify(row.billing)}::jsonb, version = ${row.billing.version},
      clock_ahead_ms = ${row.clock_ahead_ms}, next_due_at = ${row.next_due_at}
    where workspace_id = ${row.workspace_id}`)
}

/** Lists the workspaces of accounts with something due by the real clock, the longest overdue first. */
export async function listDueWorkspaces(ctx: Context, limit: number): Promise<string[]> {
  const rows = await ctx.db.many<{ workspace_id: WorkspaceId }>(sql`
    select workspace_id from sandbox_accounts where next_due_at <= ${ctx.now()} order by next_due_at limit ${limit}`)
  return rows.map((row) => row.workspace_id)
}

/** Inserts an invoice of the sandbox, or overwrites the one with its number. */
export async function saveInvoice(ctx: Context, workspaceId: WorkspaceId, invoice: Invoice): Promise<void> {
  await ctx.db.run(sql`
    insert into sandbox_invoices (workspace_id, number, invoice)
    values (${workspaceId}, ${invoice.number}, ${JSON.stringify(invoice)}::jsonb)
    on conflict (workspace_id, number) do update set invoice = excluded.invoice`)
}

/** Lists invoices below a number, newest first; all of them without one. */
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

/** Finds an invoice of a workspace by its number. */
export function findInvoice(ctx: Context, workspaceId: WorkspaceId, number: number): Promise<InvoiceRow | undefined> {
  return ctx.db.maybe(sql`
    select workspace_id, number, invoice from sandbox_invoices
    where workspace_id = ${workspaceId} and number = ${number}`)
}

import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

type Payment = { readonly provider: string; readonly invoiceRef: string }

/** Inserts the receipt of a payment; returns false when it was sent before. */
export async function insertReceipt(ctx: TransactionContext, { provider, invoiceRef }: Payment): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into billing_receipts (workspace_id, provider, invoice_ref, sent_at)
    values (${ctx.workspaceId}, ${provider}, ${invoiceRef}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** Returns the instant from which on payments of the workspace get receipts; null for all of them. */
export async function findReceiptsSince(ctx: Context): Promise<Date | null> {
  const row = await ctx.db.maybe<{ receipts_since: Date | null }>(
    sql`select receipts_since from subscriptions where workspace_id = ${ctx.workspaceId}`,
  )
  return row?.receipts_since ?? null
}

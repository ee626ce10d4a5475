import sql from 'sql-template-tag'
import type { Context, TransactionContext } from '#kernel/context.ts'

type Payment = { readonly provider: string; readonly invoiceRef: string }

/** False when a receipt for it was sent before. */
export async function insertReceipt(ctx: TransactionContext, { provider, invoiceRef }: Payment): Promise<boolean> {
  const rows = await ctx.db.run(sql`
    insert into billing_receipts (workspace_id, provider, invoice_ref, sent_at)
    values (${ctx.workspaceId}, ${provider}, ${invoiceRef}, ${ctx.now()})
    on conflict do nothing`)
  return rows === 1
}

/** From when on payments of the workspace are news; null for all of them. */
export async function findReceiptsSince(ctx: Context): Promise<Date | null> {
  const row = await ctx.db.maybe<{ receipts_since: Date | null }>(
    sql`select receipts_since from subscriptions where workspace_id = ${ctx.workspaceId}`,
  )
  return row?.receipts_since ?? null
}

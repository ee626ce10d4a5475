import type { ProviderInvoice } from '#ports/billing-provider.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { mailAccount } from '#mail'
import { findUser, languageFor } from '#users'
import { listAdmins, nameOfWorkspace } from '#workspaces'
import { findSubscription } from '../subscription-store.ts'
import { receiptMail } from './receipt-mail.ts'
import { findReceiptsSince, insertReceipt } from './receipt-store.ts'

/** Far more payments than happen between two reports of a provider. */
const looksBack = 50

type Payment = ProviderInvoice & { readonly ref: string }

/**
 * Sends the admins of a workspace a receipt for each payment that they have none for yet. The mail and the note that it
 * was sent are one transaction: whoever dies in between has sent none, and nobody sends two.
 */
export async function sendReceipts(ctx: With<'billing' | 'settings'>): Promise<void> {
  const { workspaceId } = ctx
  const row = await findSubscription(ctx, workspaceId)
  const provider = row && ctx.ports.billing.find(row.provider)
  if (!provider || row.customer_ref === null) return
  const { customer_ref: customerRef, subscription_ref: subscriptionRef } = row
  const customer = { workspaceId, email: '', customerRef, subscriptionRef }
  const { invoices } = await provider.listInvoices(ctx, customer, { limit: looksBack, cursor: undefined })
  const since = await findReceiptsSince(ctx)
  for (const invoice of invoices.toReversed())
    if (isPayment(invoice) && (since === null || invoice.createdAt >= since))
      await sendReceipt(ctx, provider.name, invoice)
}

function isPayment(invoice: ProviderInvoice): invoice is Payment {
  return invoice.ref !== null && invoice.status === 'paid' && invoice.amountPaidMinor > 0
}

function sendReceipt(ctx: With<'settings'>, provider: string, invoice: Payment): Promise<void> {
  const { workspaceId } = ctx
  const listUrl = new URL('/app/subscription', ctx.ports.settings.publicUrl).href
  return transaction(ctx, async (ctx) => {
    if (!(await insertReceipt(ctx, { provider, invoiceRef: invoice.ref }))) return
    const workspace = (await nameOfWorkspace(ctx, workspaceId)) ?? ''
    for (const { userId } of await listAdmins(ctx, workspaceId)) {
      const user = await findUser(ctx, userId)
      if (!user) continue
      const mail = receiptMail(languageFor(ctx, user), { invoice, workspace, listUrl })
      await mailAccount(ctx, user, { kind: 'billing.receipt', isDocument: true, ...mail })
    }
  })
}

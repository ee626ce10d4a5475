import type { billingEndpoints, BillingInvoice, BillingInvoices } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { ProviderInvoice } from '#ports/billing-provider.ts'
import type { With } from '#ports/ports.ts'
import { unixSeconds, unixSecondsOrNull } from '#kernel/formats/unix-seconds.ts'
import { askProvider } from '../ask-provider.ts'
import { situationOf } from './situation.ts'

type Page = { readonly invoices: readonly ProviderInvoice[]; readonly nextCursor: string | undefined }

/** Lists the invoices of the workspace, newest first; none when it never was a customer. */
export async function listInvoices(
  ctx: With<'billing' | 'settings'>,
  input: Input<typeof billingEndpoints.listInvoices>,
): Promise<Page> {
  const { provider, customer } = await situationOf(ctx)
  if (customer.customerRef === null) return { invoices: [], nextCursor: undefined }
  return askProvider(provider.listInvoices(ctx, customer, { limit: input.page_size, cursor: input.cursor }))
}

/** Presents a page of invoices; leaves out those that are not written yet. */
export function presentInvoices({ invoices, nextCursor }: Page): BillingInvoices {
  return {
    invoices: invoices.flatMap((invoice) => presentInvoice(invoice) ?? []),
    has_more: nextCursor !== undefined,
    next_cursor: nextCursor ?? null,
  }
}

/** Presents an invoice, in minor units and Unix seconds; undefined for one that is not written yet. */
function presentInvoice(invoice: ProviderInvoice): BillingInvoice | undefined {
  if (invoice.ref === null || invoice.status === 'upcoming') return undefined
  return {
    invoice_id: invoice.ref,
    number: invoice.number,
    status: invoice.status,
    currency: invoice.currency,
    subtotal_cents: invoice.subtotalMinor,
    tax_cents: invoice.taxMinor,
    amount_due_cents: invoice.amountDueMinor,
    amount_paid_cents: invoice.amountPaidMinor,
    created_at_unix: unixSeconds(invoice.createdAt),
    period_start_unix: unixSecondsOrNull(invoice.periodStartsAt),
    period_end_unix: unixSecondsOrNull(invoice.periodEndsAt),
    hosted_url: invoice.hostedUrl,
    pdf_url: invoice.pdfUrl,
    lines: invoice.lines.map(({ description, amountMinor }) => ({ description, amount_cents: amountMinor })),
  }
}

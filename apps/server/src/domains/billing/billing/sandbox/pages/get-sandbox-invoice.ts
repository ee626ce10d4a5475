import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findAccount, findInvoice } from '../account-store.ts'
import { partsOf } from './find-page.ts'
import type { ShownInvoice } from '../get-sandbox-session.ts'
import { readInvoiceId } from '../session-id.ts'
import { invoiceUrl } from '../snapshot.ts'

/** Returns an invoice to anybody who has its id. Throws `sandbox_page_not_found`. */
export async function getSandboxInvoice(
  ctx: With<'billing' | 'settings' | 'vault'>,
  { invoice_id: id }: Input<typeof billingEndpoints.getSandboxInvoice>,
): Promise<ShownInvoice> {
  const parts = partsOf(ctx)
  const named = ctx.ports.billing.find('sandbox') && readInvoiceId(parts.vault, id)
  const row = named && (await findInvoice(ctx, named.workspaceId, named.number))
  if (!row) throw new AppError('sandbox_page_not_found')
  const account = await findAccount(ctx, row.workspace_id)
  const url = invoiceUrl(parts, row.workspace_id, row.number)
  return { invoice: row.invoice, customerEmail: account?.customer_email ?? '', url }
}

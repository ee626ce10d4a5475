import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { Context } from '#kernel/context.ts'
import type { With } from '#ports/ports.ts'
import { type Billing, type Invoice, newBilling } from '../lifecycle/index.ts'
import { type Preview, previewFirstPayment } from '../lifecycle/previews/index.ts'
import { findAccount, listInvoicesBelow } from './account-store.ts'
import { askProvider } from '../ask-provider.ts'
import { backUrlOf, findPage, partsOf } from './pages/find-page.ts'
import { invoiceUrl } from './snapshot.ts'
import { assertReachable, nowOf } from './take-step.ts'
import type { AccountRow, SessionRow } from './tables.ts'

const invoicesShown = 50

export type ShownInvoice = { readonly invoice: Invoice; readonly customerEmail: string; readonly url: string }

export type SandboxPage = {
  readonly page: SessionRow
  readonly state: 'open' | 'done' | 'expired'
  readonly customerEmail: string
  readonly backUrl: string
  readonly billing: Billing | undefined
  readonly preview: Preview | undefined
  readonly invoices: readonly ShownInvoice[]
}

/** Returns everything that a hosted page shows. Throws `sandbox_page_not_found`. */
export async function getSandboxSession(
  ctx: With<'billing' | 'settings' | 'vault'>,
  { page_id: id }: Input<typeof billingEndpoints.getSandboxSession>,
): Promise<SandboxPage> {
  await askProvider(assertReachable(ctx))
  const page = await findPage(ctx, id)
  const account = await findAccount(ctx, page.workspace_id)
  const isOpen = page.done_url === null && page.expires_at > ctx.now()
  return {
    page,
    state: page.done_url === null ? (isOpen ? 'open' : 'expired') : 'done',
    customerEmail: account?.customer_email ?? '',
    backUrl: page.done_url ?? backUrlOf(page.details),
    billing: account?.billing,
    preview: previewOf(ctx, account, page),
    invoices: page.details.kind === 'portal' && isOpen && account ? await invoicesOf(ctx, account) : [],
  }
}

function previewOf(ctx: Context, account: AccountRow | undefined, { details }: SessionRow): Preview | undefined {
  if (details.kind !== 'checkout') return undefined
  const now = account ? nowOf(ctx, account) : ctx.now().getTime()
  return previewFirstPayment(account?.billing ?? newBilling(now), details, now)
}

async function invoicesOf(ctx: With<'settings' | 'vault'>, account: AccountRow): Promise<ShownInvoice[]> {
  const workspaceId = account.workspace_id
  const rows = await listInvoicesBelow(ctx, workspaceId, { below: undefined, limit: invoicesShown })
  return rows.map(({ invoice, number }) => ({
    invoice,
    customerEmail: account.customer_email,
    url: invoiceUrl(partsOf(ctx), workspaceId, number),
  }))
}

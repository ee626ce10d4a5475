import type { SessionRequest } from '@vireo/contracts/billing'
import type { With } from '#ports/ports.ts'
import { askProvider } from '../ask-provider.ts'
import { customerSituation } from './customer-situation.ts'
import { assertMayManage } from './policy.ts'
import { returnAddress } from './return-address.ts'

/** Opens a page with invoices, receipts and the card. */
export async function createPortalSession(
  ctx: With<'billing' | 'settings'>,
  input: SessionRequest,
): Promise<{ url: string }> {
  assertMayManage(ctx)
  const { provider, customer } = await customerSituation(ctx)
  const returnUrl = returnAddress(ctx, input.relative_redirect_path)
  return askProvider(provider.createPortalSession(ctx, customer, { returnUrl }))
}

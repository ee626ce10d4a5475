import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { type Request, payoutsOf, verifiedAddress, toldPlainly } from './create-connect-account.ts'
import { findPayoutAccount } from './payout-account-store.ts'
import { returnTarget } from './return-target.ts'

/** Returns the address of the page where the account is changed. Throws `no_connect_account`. */
export async function createConnectAccountManagementLink(
  ctx: With<'payouts' | 'settings'>,
  request: Request,
): Promise<{ url: string }> {
  const returnUrl = returnTarget(ctx, request.relative_redirect_path)
  const provider = payoutsOf(ctx)
  await verifiedAddress(ctx)
  const known = await findPayoutAccount(ctx)
  if (!known) throw new AppError('no_connect_account')
  return toldPlainly(() => provider.createLink(ctx, known.account_ref, { returnUrl, refreshUrl: returnUrl }))
}

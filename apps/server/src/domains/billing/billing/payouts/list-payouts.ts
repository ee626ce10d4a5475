import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import type { With } from '#ports/ports.ts'
import type { Payout, PayoutAccount } from '#ports/payouts.ts'
import { toldPlainly } from './create-connect-account.ts'
import { findPayoutAccount } from './payout-account-store.ts'

export type PayoutList = {
  readonly isAvailable: boolean
  readonly account: (PayoutAccount & { readonly provider: string }) | null
  readonly payouts: readonly Payout[]
  readonly nextCursor: string | undefined
}

/** Lists the workspace's account and its payouts, as the provider reports them now. */
export async function listPayouts(
  ctx: With<'payouts'>,
  { page_size: limit, cursor }: Input<typeof billingEndpoints.listPayouts>,
): Promise<PayoutList> {
  const { payouts: provider } = ctx.ports
  const known = await findPayoutAccount(ctx)
  // An account at a provider that this instance no longer has cannot be asked about.
  if (!provider || !known || known.provider !== provider.name)
    return { isAvailable: provider !== undefined, account: null, payouts: [], nextCursor: undefined }
  return toldPlainly(async () => {
    const [account, { payouts, nextCursor }] = await Promise.all([
      provider.readAccount(ctx, known.account_ref),
      provider.listPayouts(ctx, known.account_ref, { limit, cursor }),
    ])
    return { isAvailable: true, account: { ...account, provider: known.provider }, payouts, nextCursor }
  })
}

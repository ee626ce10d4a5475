import type { Context } from '#kernel/context.ts'
import type { billingEndpoints } from '@vireo/contracts/billing'
import type { Input } from '@vireo/contracts/kit'
import { writeAudit } from '#kernel/audit.ts'
import { BillingFailure } from '#ports/billing-provider.ts'
import { AppError } from '#kernel/errors.ts'
import type { PayoutsProvider } from '#ports/payouts.ts'
import type { With } from '#ports/ports.ts'
import { transaction } from '#kernel/transaction.ts'
import { findUser } from '#users'
import { findPayoutAccount, insertPayoutAccount, keepPayoutPerson } from './payout-account-store.ts'
import { returnTarget } from './return-target.ts'

export type Request = Input<typeof billingEndpoints.createConnectAccount>

/** Opens the workspace's account when it has none, and returns the address of the page where it is set up. */
export async function createConnectAccount(
  ctx: With<'payouts' | 'settings'>,
  request: Request,
): Promise<{ url: string }> {
  const returnUrl = returnTarget(ctx, request.relative_redirect_path)
  const provider = payoutsOf(ctx)
  const email = await verifiedAddress(ctx)
  return toldPlainly(async () => {
    const known = await findPayoutAccount(ctx)
    // Whoever sets the account up again becomes whom it pays, where nobody is known to be.
    if (known?.opened_by === null) await keepPayoutPerson(ctx, ctx.actor.userId)
    const accountRef = known?.account_ref ?? (await openAccount(ctx, provider, email))
    return provider.createLink(ctx, accountRef, { returnUrl, refreshUrl: returnUrl })
  })
}

/** Returns the provider of payouts. Throws `billing_not_available` on an instance without one. */
export function payoutsOf(ctx: With<'payouts'>): PayoutsProvider {
  const { payouts } = ctx.ports
  if (payouts) return payouts
  throw new AppError('billing_not_available', { message: 'Payouts are not set up on this instance.' })
}

/** Returns the caller's address for mails about money. Throws `email_not_verified` before it is verified. */
export async function verifiedAddress(ctx: Context): Promise<string> {
  const user = await findUser(ctx, ctx.actor.userId)
  if (!user?.email_verified_at) throw new AppError('email_not_verified')
  return user.email
}

/** Opens an account at the provider and keeps it. Two calls at once get the same account from the provider. */
async function openAccount(ctx: Context, provider: PayoutsProvider, email: string): Promise<string> {
  const accountRef = await provider.createAccount(ctx, { workspaceId: ctx.workspaceId, email })
  await transaction(ctx, async (ctx) => {
    const row = { provider: provider.name, account_ref: accountRef, opened_by: ctx.actor.userId }
    if (!(await insertPayoutAccount(ctx, row))) return
    const target = { kind: 'payout account', id: accountRef }
    await writeAudit(ctx, { action: 'billing.payout-account-opened', target, details: { provider: provider.name } })
  })
  return accountRef
}

/** Runs the work and turns a `BillingFailure` into `billing_unavailable` or `billing_not_available`. */
export async function toldPlainly<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof BillingFailure)) throw error
    const code = error.kind === 'unavailable' ? 'billing_unavailable' : 'billing_not_available'
    throw new AppError(code, { message: error.message, cause: error })
  }
}

import type { UserId, WorkspaceId } from '@vireo/contracts/kit'
import { askProvider, findPayoutAccountOf, type PayoutAccountRow } from '#billing'
import type { Context } from '#kernel/context.ts'
import { AppError } from '#kernel/errors.ts'
import type { With } from '#ports/ports.ts'
import { findUser } from '#users'

/** Tells whether a workspace can sell: somebody is paid for it where the money is taken, and agreed to how. */
export async function canSell(ctx: With<'sales'>, workspaceId: WorkspaceId): Promise<boolean> {
  return (await accountToSell(ctx, workspaceId)) !== undefined
}

async function accountToSell(ctx: With<'sales'>, workspaceId: WorkspaceId): Promise<PayoutAccountRow | undefined> {
  const { sales } = ctx.ports
  const account = sales && (await findPayoutAccountOf(ctx, workspaceId))
  if (!account?.opened_by || account.provider !== sales?.name) return undefined
  return (await hasAgreed(ctx, account.opened_by)) ? account : undefined
}

async function hasAgreed(ctx: Context, userId: UserId): Promise<boolean> {
  const user = await findUser(ctx, userId)
  return user?.terms_agreed_to.publishing_payouts_agreement !== undefined
}

/**
 * Refuses prices where nobody could be paid. The provider is asked whether the account is set up, so that this stands outside of
 * transactions. Throws `selling_not_available`.
 */
export async function assertCanSell(ctx: With<'sales' | 'payouts'>): Promise<void> {
  const { payouts } = ctx.ports
  const account = await accountToSell(ctx, ctx.workspaceId)
  if (!account || payouts?.name !== account.provider) throw new AppError('selling_not_available')
  const { payoutsEnabled } = await askProvider(payouts.readAccount(ctx, account.account_ref))
  if (!payoutsEnabled) throw new AppError('selling_not_available')
}

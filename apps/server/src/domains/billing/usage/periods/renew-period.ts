import type { WorkspaceId } from '@vireo/contracts/kit'
import type { Context, TransactionContext } from '#kernel/context.ts'
import { invariant } from '#kernel/errors.ts'
import { transaction } from '#kernel/transaction.ts'
import { insertEntry, lockAccount, sumOpenReservations, updateAccount } from '../account-store.ts'
import { creditLimitOf, overageOf } from '../balance.ts'
import { creditPeriodAt } from './credit-period.ts'
import { periodBegun } from './month-of-credits.ts'
import type { CreditAccountRow } from '../tables.ts'

/** Returns the account in the current period; begins that period, with an entry, when the old one is over. */
export function renewPeriod(ctx: Context, workspaceId: WorkspaceId): Promise<CreditAccountRow> {
  return transaction(ctx, (ctx) => lockCurrentAccount(ctx, workspaceId))
}

/** Locks the account and brings it into the period that `at` lies in, the present one when absent. */
export async function lockCurrentAccount(
  ctx: TransactionContext,
  workspaceId: WorkspaceId,
  at: Date = ctx.now(),
): Promise<CreditAccountRow> {
  const account = await lockAccount(ctx, workspaceId)
  invariant(account, 'a workspace without a credit account')
  if (account.period_ends_at > at) return account
  const { startsAt, endsAt } = creditPeriodAt(account.anchored_at, at)
  return startPeriod(ctx, account, { period_starts_at: startsAt, period_ends_at: endsAt })
}

/**
 * Begins a period of a locked account, with an entry. What is still reserved is carried over, so that settling or
 * releasing it later needs no memory of the old period; so is what is `owed`. Grants stay, save for what was used beyond
 * the plan.
 */
export async function startPeriod(
  ctx: TransactionContext,
  account: CreditAccountRow,
  period: Pick<CreditAccountRow, 'period_starts_at' | 'period_ends_at'> & { readonly anchored_at?: Date },
  owed: (reserved: number) => number = () => 0,
): Promise<CreditAccountRow> {
  const reserved = await sumOpenReservations(ctx, account.workspace_id)
  const renewed = periodBegun(account, period, { reserved, owed: owed(reserved) })
  await tellOfOverage(ctx, account, reserved)
  await updateAccount(ctx, renewed)
  await insertEntry(ctx, {
    workspace_id: account.workspace_id,
    kind: 'reset',
    credits: leftOf(renewed) - leftOf(account),
    count_from: account.used_credits,
    count_to: renewed.used_credits,
    reason: renewed.period_starts_at.toISOString(),
  })
  return renewed
}

/** Emits how much overage a period took, in the transaction that ends it; nothing when it took none. */
async function tellOfOverage(ctx: TransactionContext, account: CreditAccountRow, carried: number): Promise<void> {
  const credits = overageOf({ ...account, used_credits: account.used_credits - carried })
  if (credits === 0) return
  await ctx.emit('usage.overage-closed', {
    workspaceId: account.workspace_id,
    periodStartsAt: account.period_starts_at.toISOString(),
    tier: account.tier,
    planVersion: account.plan_version,
    credits,
  })
}

function leftOf(account: CreditAccountRow): number {
  return creditLimitOf(account) - account.used_credits
}

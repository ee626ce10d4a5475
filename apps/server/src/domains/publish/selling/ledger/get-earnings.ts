import { sellingLimits, type Earned, type Earnings } from '@vireo/contracts/selling'
import type { Currency } from '@vireo/contracts/users'
import type { With } from '#ports/ports.ts'
import { canSell } from '../prices/can-sell.ts'
import { type EntrySum, sumEntries, sumPayable } from './entry-store.ts'

/** Tells what the workspace earned, and what it is paid next. */
export async function getEarnings(ctx: With<'sales' | 'settings'>): Promise<Earnings> {
  const { workspaceId } = ctx
  const [sums, payable, isSeller] = await Promise.all([
    sumEntries(ctx, workspaceId),
    sumPayable(ctx, workspaceId),
    canSell(ctx, workspaceId),
  ])
  return {
    can_sell: isSeller,
    share_percent: ctx.ports.settings.authorSharePercent,
    payable_after_days: sellingLimits.payableAfterDays,
    balances: currenciesOf(sums).map((currency) => ({
      ...earnedIn(sums, currency),
      balance_cents: totalOf(sums, currency),
      payable_cents: payable.find((one) => one.currency === currency)?.payable ?? 0,
    })),
  }
}

/** Lists the currencies of sums, each once. */
export function currenciesOf(sums: readonly EntrySum[]): Currency[] {
  return [...new Set(sums.map(({ currency }) => currency))].toSorted()
}

/** Sorts sums of a currency into what they stand for. */
export function earnedIn(sums: readonly EntrySum[], currency: Currency): Earned {
  const of = (...kinds: readonly EntrySum['kind'][]) =>
    sums
      .filter((one) => one.currency === currency && kinds.includes(one.kind))
      .reduce((total, { sum }) => total + sum, 0)
  return {
    currency,
    sales_cents: of('sale'),
    refunds_cents: of('refund'),
    chargebacks_cents: of('chargeback'),
    house_cents: of('house'),
    fees_cents: of('fee'),
    paid_out_cents: of('payout', 'payout_returned'),
  }
}

/** Adds up everything in a currency. */
export function totalOf(sums: readonly EntrySum[], currency: Currency): number {
  return sums.filter((one) => one.currency === currency).reduce((total, { sum }) => total + sum, 0)
}

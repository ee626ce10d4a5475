import type { Discount, SoldPlan, Unspent, UpgradePreview } from '#ports/billing-provider.ts'
import { advance } from '../advance.ts'
import { upgrade } from '../change.ts'
import { describe } from '../describe.ts'
import { discountLine } from '../discount-line.ts'
import { payerCard } from '../payments/follow-payer.ts'
import type { Billing } from '../state.ts'

/**
 * Returns what an upgrade would charge now and the payment after it. Applies the rules of `upgrade` and keeps nothing.
 */
export function previewUpgrade(
  billing: Billing,
  change: { readonly plan: SoldPlan; readonly discount: Discount | null; readonly unspent?: Unspent | null },
  now: number,
): UpgradePreview {
  const due = advance(billing, now).billing
  const step = upgrade({ ...due, card: payerCard('good') }, change, now, 'confirmed')
  const invoice = step.invoices.at(-1)
  const off = invoice?.discountMinor ?? 0
  return {
    dueNowMinor: invoice?.amountDueMinor ?? 0,
    lines: [...(invoice?.lines ?? []), ...(change.discount && off > 0 ? [discountLine(change.discount, off)] : [])],
    nextPaymentMinor: describe(step.billing, String).nextInvoice?.amountDueMinor ?? 0,
    nextPaymentAt: new Date(step.billing.subscription?.endsAt ?? now),
  }
}

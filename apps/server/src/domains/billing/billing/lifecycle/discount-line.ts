import type { Discount, UpgradePreview } from '#ports/billing-provider.ts'
import { discountName } from '#plans'

/** What a discount takes off, as one more line of a charge. */
export function discountLine(discount: Discount, offMinor: number): UpgradePreview['lines'][number] {
  return { kind: 'discount', description: discountName(discount), amountMinor: -offMinor }
}

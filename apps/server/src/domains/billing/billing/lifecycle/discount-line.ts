import type { Discount, UpgradePreview } from '#ports/billing-provider.ts'
import { discountName } from '#plans'

/** Returns the line of a charge that takes off a discount. */
export function discountLine(discount: Discount, offMinor: number): UpgradePreview['lines'][number] {
  return { kind: 'discount', description: discountName(discount), amountMinor: -offMinor }
}

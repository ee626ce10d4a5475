import type { SaleRow } from '../tables.ts'

type Money = Pick<SaleRow, 'paid_minor' | 'refunded_minor' | 'disputed_minor'>

/** Tells whether something of a sale is left that can be given back: what went back, or a bank took, does not go twice. */
export function isRefundable({ paid_minor: paid, refunded_minor: refunded, disputed_minor: disputed }: Money): boolean {
  return paid - refunded - disputed > 0 // proved by is-refundable.unit.test.ts
}

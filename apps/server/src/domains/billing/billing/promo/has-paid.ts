import type { SubscriptionRow } from '../tables.ts'

/** Whether a first payment was made: from then on the offers for it are over. A currency is kept from the first one on. */
export function hasPaid(row: Pick<SubscriptionRow, 'currency'> | undefined): boolean {
  return row !== undefined && row.currency !== null
}

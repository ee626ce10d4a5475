import type { SubscriptionRow } from '../tables.ts'

/**
 * Tells whether a first payment was made, after which first-month offers are over. The first payment sets the currency.
 */
export function hasPaid(row: Pick<SubscriptionRow, 'currency'> | undefined): boolean {
  return row !== undefined && row.currency !== null
}

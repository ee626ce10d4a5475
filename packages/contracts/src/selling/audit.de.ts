import type { sellingAudit } from './audit.ts'

/** What each act is called in a German audit log. */
export const sellingAuditGerman: Readonly<Record<keyof typeof sellingAudit, string>> = {
  'selling.purchase-begun': 'Kauf eines Werks begonnen',
  'selling.address-renewed': 'Adresse eines Kaufs erneuert',
  'selling.refunded': 'Verkauf eines Werks erstattet',
  'selling.paid-out': 'Einnahmen ausgezahlt',
}

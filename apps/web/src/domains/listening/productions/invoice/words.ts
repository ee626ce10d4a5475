import { words } from '#kit/language/index.ts'

export const invoiceWords = words('productions/invoice', {
  link: 'Invoice',
  failed: 'The invoice could not be loaded',
  missing: 'There is no invoice of this order',
  missingText: 'Orders have one once they are paid.',
  toOrder: 'To the order',
  print: 'Print',
  download: 'Download PDF',
  sum: 'Sum',
  tax: 'VAT added',
  noTax: 'VAT, none was added',
  number: (number: string) => `Invoice ${number}`,
  facts: { from: 'From', to: 'Billed to', order: 'Order', issued: 'Issued' },
  lines: 'What was ordered',
  columns: { what: 'What', minutes: 'Minutes', amount: 'Amount' },
  total: 'Total, paid',
  refunded: 'Given back',
  kept: 'Paid in the end',
} as const)

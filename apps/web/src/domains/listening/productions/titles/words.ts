import { words } from '#kit/language/index.ts'

export const productionsTitleWords = words('productions/titles', {
  productions: 'Productions',
  newOrder: 'New order',
  order: 'Order',
  invoice: 'Invoice',
  review: 'Review',
  qualifications: 'Qualifications',
  test: 'Test',
} as const)

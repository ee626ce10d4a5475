import { words } from '#kit/language/index.ts'

export const productionsTitleWords = words('productions/titles', {
  productions: 'Productions',
  newOrder: 'New order',
  order: 'Order',
  review: 'Review',
  qualifications: 'Qualifications',
  test: 'Test',
} as const)

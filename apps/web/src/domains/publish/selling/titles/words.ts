import { words } from '#kit/language/index.ts'

export const sellingTitleWords = words('selling/titles', { purchases: 'Purchases' } as const)

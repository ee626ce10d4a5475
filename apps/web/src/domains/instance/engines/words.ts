import { words } from '#kit/language/index.ts'

export const enginesWords = words('engines', {
  empty: 'Nothing here yet',
  create: 'Add',
  more: 'Load more',
  failed: 'The list could not be loaded',
} as const)

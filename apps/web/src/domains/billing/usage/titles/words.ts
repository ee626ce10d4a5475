import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const usageTitleWords = words('usage/titles', {
  own: 'Usage',
  keys: 'Usage by API key',
} as const)

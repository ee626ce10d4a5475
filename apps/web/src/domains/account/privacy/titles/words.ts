import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const privacyTitleWords = words('privacy/titles', {
  title: 'Privacy',
} as const)

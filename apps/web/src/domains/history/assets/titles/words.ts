import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const assetsTitleWords = words('assets/titles', { title: 'Files' } as const)

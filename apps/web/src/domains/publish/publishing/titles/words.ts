import { words } from '#kit/language/index.ts'

/** What tabs and menus call the pages; their own words come with them. */
export const publishingTitleWords = words('publishing/titles', { title: 'Works', work: 'Work' } as const)

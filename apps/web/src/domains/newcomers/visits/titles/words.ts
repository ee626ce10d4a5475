import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const visitsTitleWords = words('visits/titles', { title: 'Visits and sign-ups' } as const)

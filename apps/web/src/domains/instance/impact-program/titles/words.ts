import { words } from '#kit/language/index.ts'

/** What tabs and menus call it; the page's own words come with the page. */
export const impactProgramTitleWords = words('impact-program/titles', { title: 'Impact applications' } as const)
